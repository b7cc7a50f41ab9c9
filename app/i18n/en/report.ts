import type { reportMessages as nb } from "../nb/report";

export const reportMessages: typeof nb = {
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
  descriptionHint: "Only moderators read what you write. The organiser is told the category.",
  passOn: "The organiser may read my description",
  send: "Send report",
  sending: "Sending …",
  thanks: "Thank you for telling us!",
  thanksBody: "We will look at the report as soon as we can.",
  page: {
    title: "Report content",
    description: "Tell us about an event or an organisation that does not belong here.",
    back: "Back to the page",
  },
  problems: {
    signIn: "You must be signed in to report content. Please sign in first.",
    category: "Please choose a category",
    failed: "The report could not be sent. Please try again later.",
    content: "We could not find what you want to report. It may have been removed.",
    description: "The description is too long. There is room for 2000 characters.",
    tooMany: "You have sent many reports today. Please try again tomorrow.",
  },
};
