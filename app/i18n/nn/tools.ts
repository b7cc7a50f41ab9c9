export const toolMessages = {
  found: (count: string) => `Fann ${count}:`,
  noEvents: "Fann ingen arrangement.",
  noOrganizers: "Fann ingen arrangørar.",
  events: (count: number, isMore: boolean) => `${isMore ? "fleire enn " : ""}${count} arrangement`,
  organizers: (count: number, isMore: boolean) =>
    `${isMore ? "fleire enn " : ""}${count} ${count === 1 ? "arrangør" : "arrangørar"}`,
  more: "Det er fleire: send next_cursor som cursor.",
  unknownPlace: (near: string) =>
    `Veit ikkje kvar «${near}» er. Send ein stad i Noreg, eit postnummer, eller lat og lng.`,
  noEvent: "Arrangementet finst ikkje, eller er skjult.",
};
