export const heartMessages = {
  save: { event: "Save", organizer: "Follow" },
  saved: { event: "Saved", organizer: "Following" },
  saveNamed: {
    event: (title: string) => `Save ${title} as a favourite`,
    organizer: (name: string) => `Follow ${name}`,
  },
  remove: "Remove",
};
