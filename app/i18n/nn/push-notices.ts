/** Others may read a screen: no more of anybody's faith than the event's title says. Only for the server. */
export const pushNoticeMessages = {
  weekly: {
    title: "Veka di",
    count: (n: number | null): string =>
      n === 1
        ? "Det er eitt arrangement for deg dei neste sju dagane."
        : `Det er ${n ?? "mange"} arrangement for deg dei neste sju dagane.`,
    changed: (n: number | null): string =>
      n === 1 ? "Eitt er ikkje som planlagt." : `${n ?? "Fleire"} er ikkje som planlagt.`,
    question: "Vil du framleis ha dette varselet? Trykk her om du vil. Gjer du ingenting, er dette det siste.",
  },
  reminder: {
    day: (title: string) => `I morgon: ${title}`,
    hours: (title: string) => `Om to timar: ${title}`,
  },
  change: {
    title: (mark: string, title: string) => `${mark}: ${title}`,
    back: "Som planlagt likevel",
  },
  stop: "Stopp slike varsel",
  stopped: {
    weekly: "Det vekentlege varselet er stoppa.",
    reminder: "Påminningane er stoppa.",
    at_once: "Beskjedane om endringar er stoppa.",
  },
};
