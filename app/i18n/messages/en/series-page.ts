export default {
  title: "The series",
  description: "All dates of a series.",
  noneComing: "The series has no upcoming dates",
  nonePast: "The series has no past dates",
};
