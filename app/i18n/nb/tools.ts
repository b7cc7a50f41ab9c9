export const toolMessages = {
  found: (count: string) => `Fant ${count}:`,
  noEvents: "Fant ingen arrangementer.",
  noOrganizers: "Fant ingen arrangører.",
  events: (count: number, isMore: boolean) =>
    `${isMore ? "flere enn " : ""}${count} ${count === 1 ? "arrangement" : "arrangementer"}`,
  organizers: (count: number, isMore: boolean) =>
    `${isMore ? "flere enn " : ""}${count} ${count === 1 ? "arrangør" : "arrangører"}`,
  more: "Det er flere: send next_cursor som cursor.",
  unknownPlace: (near: string) => `Vet ikke hvor «${near}» er. Send et sted i Norge, et postnummer, eller lat og lng.`,
  noEvent: "Arrangementet finnes ikke, eller er skjult.",
};
