const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** Of websites of pages that nobody keeps. */
export const foundSourceMessages = {
  title: "Funnet på nettsidene",
  description: "Arrangementer på nettsidene til menigheter som ikke har kommet hit selv ennå.",
  intro:
    "Nettsidene til sidene fra Enhetsregisteret leses høyst én gang i uka, når robots.txt slipper oss til. Her står det vi fant. Et ja viser det som er sikkert, merket, og holder det oppdatert.",
  waiting: (n: number) => (n === 0 ? "Ingenting venter på et ja." : `${count(n, "kilde", "kilder")} venter på et ja`),
  looked: (n: number, closed: number, away: number) =>
    `Ser på ${count(n, "nettside", "nettsider")}. ${closed} slipper ikke programmer inn, ${away} lot seg ikke lese sist.`,
  published: (n: number, events: number) =>
    `Viser ${count(events, "arrangement", "arrangementer")} fra ${count(n, "nettside", "nettsider")}.`,
  figures: (rows: number, sure: number, unsure: number, secret: number) =>
    `${rows} funnet · ${sure} sikre · ${secret} kan være private · ${unsure} avvist`,
  review: "Se gjennom",
  toRegister: "Til registeret",
  flash: {
    sourceKept: "Kilden er lest, og holdes oppdatert. Arrangementene er merket til menigheten selv sier ja.",
    sourceLeft: "Vi ser ikke på den nettsiden mer.",
  },
  /** On the page of an organizer's sources, and when it has been taken in use. */
  own: "Dette fant vi på nettsiden deres. Det står merket «ikke bekreftet», og oppdateres ikke, til dere har sett gjennom alt og sagt ja.",
  ownReview: "Se gjennom det vi fant på nettsiden",
};
