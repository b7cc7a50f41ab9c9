/** What each source does, for those whose it is. */
export const sourceStatusMessages = {
  missing: {
    badge: "Ikke lenger i kilden",
    /** On the dashboard, below the badge. */
    short: (next: string | null) =>
      next === null
        ? "Blir stående så lenge kilden er satt på pause."
        : `Fjernes herfra hvis det fortsatt er borte når kilden leses igjen, tidligst ${next}.`,
    /** Above the event's page. */
    whole: (calendar: string, since: string, next: string | null) =>
      `Ikke lenger i kilden: vi fant det ikke i «${calendar}» ${since}. ` +
      (next === null
        ? "Kilden er satt på pause, så det blir stående til den leses igjen."
        : `Er det fortsatt borte når kilden leses igjen, tidligst ${next}, fjernes det herfra. Kommer det tilbake i kilden, blir det stående.`),
    link: "Se hva kilden gjør",
  },
};
