import type { sourceStatusMessages as nb } from "../nb/source-status";

/** What each source does, for those whose it is. */
export const sourceStatusMessages: typeof nb = {
  missing: {
    badge: "No longer in the source",
    short: (next: string | null) =>
      next === null
        ? "Stays for as long as the source is paused."
        : `Goes from here if it is still missing when the source is read again, ${next} at the earliest.`,
    whole: (calendar: string, since: string, next: string | null) =>
      `No longer in the source: we did not find it in “${calendar}” ${since}. ` +
      (next === null
        ? "The source is paused, so it stays until that is read again."
        : `If it is still missing when the source is read again, ${next} at the earliest, it goes from here. If it comes back in the source, it stays.`),
    link: "See what the source does",
  },
};
