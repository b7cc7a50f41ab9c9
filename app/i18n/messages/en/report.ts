export default {
  report: "Report",
  reportNamed: (title: string) => `Report ${title}`,
  title: { event: "Report event", organizer: "Report organisation" },
  question: "What is wrong?",
  categories: {
    spam: "Spam or advertising",
    inappropriate: "Inappropriate content",
    misleading: "Misleading information",
    offensive: "Offensive content",
    other: "Other",
  },
  description: "Description (optional)",
  descriptionPlaceholder: "Tell us more about the problem...",
  send: "Send report",
  sending: "Sending …",
  thanks: "Thank you for telling us!",
  thanksBody: "We will look at the report as soon as we can.",
  problems: {
    signIn: "You must be signed in to report content. Please sign in first.",
    category: "Please choose a category",
    failed: "The report could not be sent. Please try again later.",
  },
};
