export const readingMessages = {
  privacy: {
    title: "Privacy",
    description: "What Samling knows about you, why, for how long, and what you can do about it.",
  },
  accessibility: {
    title: "Accessibility",
    description: "How well Samling works for everyone, what is missing, and where to tell us.",
  },
  sources: {
    title: "Where the events come from",
    description:
      "Which calendars, web pages and services Samling reads, how often, and how to say no or ask for a correction.",
  },
};
