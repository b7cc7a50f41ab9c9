import type { LetterKind } from "~/domain/letters/letters";

/** Others may read a screen: no more of anybody's faith than the event's title says. Only for the server. */
export const pushNoticeMessages = {
  weekly: {
    title: "Uken din",
    count: (n: number | null): string =>
      n === 1
        ? "Det er ett arrangement for deg de neste sju dagene."
        : `Det er ${n ?? "mange"} arrangementer for deg de neste sju dagene.`,
    changed: (n: number | null): string =>
      n === 1 ? "Ett er ikke som planlagt." : `${n ?? "Flere"} er ikke som planlagt.`,
    question: "Vil du fortsatt ha dette varselet? Trykk her hvis du vil. Gjør du ingenting, er dette det siste.",
  },
  reminder: {
    day: (title: string) => `I morgen: ${title}`,
    hours: (title: string) => `Om to timer: ${title}`,
  },
  change: {
    title: (mark: string, title: string) => `${mark}: ${title}`,
    back: "Som planlagt likevel",
  },
  stop: "Stopp slike varsler",
  stopped: {
    weekly: "Det ukentlige varselet er stoppet.",
    reminder: "Påminnelsene er stoppet.",
    at_once: "Beskjedene om endringer er stoppet.",
  } satisfies Record<LetterKind, string>,
};
