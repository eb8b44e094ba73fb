//! The data that the program carries: small, and nothing works without them.

use std::rc::Rc;

use super::course::Course;

/// Lessons, sections of the rules, questions. A test sees to it that all can be read.
#[must_use]
pub fn courses() -> [Rc<Course>; 3] {
    [
        (include_str!("../../../content/learn/course.txt"), "course.txt"),
        (include_str!("../../../content/learn/rules.txt"), "rules.txt"),
        (include_str!("../../../content/learn/questions.txt"), "questions.txt"),
    ]
    .map(|(text, file)| Rc::new(Course::read(text, file).unwrap_or_default()))
}
