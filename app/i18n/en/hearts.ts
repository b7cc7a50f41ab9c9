import type { heartMessages as nb } from "../nb/hearts";

export const heartMessages: typeof nb = {
  save: { event: "Save", organizer: "Follow" },
  saved: { event: "Saved", organizer: "Following" },
  saveNamed: {
    event: (title: string) => `Save ${title} as a favourite`,
    organizer: (name: string) => `Follow ${name}`,
  },
  remove: "Remove",
};
