import type { binMessages as nb } from "../nb/bin";

export const binMessages: typeof nb = {
  title: "Bin",
  description: "Events you have deleted, and how to bring them back.",
  intro: "What you delete stays here for 30 days. Brought back, it stands as before, also for those who had saved it.",
  empty: "The bin is empty",
  emptyText: "When you delete an event, you can undo it here.",
  what: (count, day) => (count === 1 ? day : `${count} events, the first on ${day}`),
  deleted: (day, by) => (by === null ? `Deleted on ${day}` : `Deleted on ${day} by ${by}`),
  left: (days) => (days === 1 ? "Deleted for good within a day" : `Deleted for good in ${days} days`),
  restore: "Bring back",
  restoreFor: (title) => `Bring back ${title}`,
  forGood: "Delete for good",
  forGoodFor: (title) => `Delete ${title} for good`,
  forGoodWarning: "Then it can't be brought back.",
  flash: {
    forGood: "It is deleted for good.",
    gone: "It is not in the bin any more. Somebody may have brought it back.",
    failed: "It was not done. Try again.",
  },
};
