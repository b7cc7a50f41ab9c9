import type { HostPart, HostState } from "~/domain/events/hosts";

export const hostMessages = {
  title: "Sammen med andre",
  description: "Andre menigheter og organisasjoner som er med på arrangementet, eller som det er hos.",
  intro:
    "Finn dem på Samling og spør. Når de har sagt ja, står de på arrangementet, og det vises på siden og i kalenderen deres også.",
  named: "Spurt",
  noneNamed: "Ingen andre er spurt ennå.",
  part: { partner: "Sammen med", place: "Hos" } satisfies Record<HostPart, string>,
  state: { asked: "Venter på svar", accepted: "Har sagt ja", declined: "Har sagt nei" } satisfies Record<
    HostState,
    string
  >,
  withdraw: "Trekk tilbake",
  withdrawFor: (name: string) => `Trekk tilbake ${name}`,
  withdrawsLater: "Trekker dere tilbake, gjelder det også de senere datoene i serien.",
  find: "Finn en organisasjon, ved navn eller sted",
  search: "Søk",
  found: (query: string) => `Treff for «${query}»`,
  nothingFound: "Vi fant ingen andre med det navnet på Samling. De må ha en side her for å kunne spørres.",
  askHint: "«Sammen med» når de er med på å holde det, «Hos» når det er hos dem.",
  askNamed: (part: string, name: string) => `${part}: spør ${name}`,
  manage: "Spør andre, eller se hva de har svart",
  whenPublished: "Finn dem dere holder det sammen med. De blir spurt idet dere publiserer.",
  afterPublishing: "Når arrangementet er publisert, kan dere spørre andre om de er med.",
  partOf: (name: string) => `Hva ${name} er`,
  count: (n: number) => (n === 1 ? "1 treff" : `${n} treff`),
  scope: "Hvilke datoer gjelder det?",
  scopes: {
    this: "Bare denne datoen",
    following: (n: number) => (n === 1 ? "Denne og én senere dato" : `Denne og ${n} senere datoer`),
  },
  full: "Fem andre er nevnt. Trekk tilbake en av dem for å spørre noen til.",
  over: "Arrangementet har begynt, så ingen nye kan spørres.",
  see: "Se siden",
  failed: "Det ble ikke lagret. Prøv igjen.",
  problems: {
    sameOrganizer: "Dette er deres eget arrangement. Dere står på det allerede.",
    tooManyHosts: "Fem andre er nevnt. Trekk tilbake en av dem først.",
    hasDeclined: "De har sagt nei til dette arrangementet. De kan selv ombestemme seg på sin side.",
    gone: "Organisasjonen finnes ikke på Samling lenger.",
    tooLate: "Arrangementet har begynt, så ingen nye kan spørres.",
    tooMany: (minutes: number) => `Dere har spurt mange i dag. Prøv igjen om ${minutes} minutter.`,
  },
  flash: {
    published: "Arrangementet er publisert, og de andre er spurt.",
    asked: "De er spurt. Når de sier ja, står de på arrangementet.",
    withdrawn: "Det er trukket tilbake.",
  },
};

export const askedHostMessages = {
  title: "Sammen med andre",
  description: "Arrangementer der andre sier at dere er med.",
  notice: (n: number) =>
    n === 1 ? "Noen spør om dere er med på et arrangement." : `Noen spør om dere er med på ${n} arrangementer.`,
  look: "Se og svar",
  shortcutFacts: "Andres arrangementer som dere er med på",
  intro: "Sier dere ja, står dere på arrangementet, og det vises på siden og i kalenderen deres.",
  empty: "Ingen har spurt",
  emptyText: "Når noen spør om dere er med på et arrangement, står det her.",
  sections: {
    asked: "Venter på svar fra dere",
    accepted: "Dere er med",
    declined: "Dere har sagt nei",
  } satisfies Record<HostState, string>,
  asks: {
    partner: (organizer: string) => `${organizer} spør: Er dere med på dette?`,
    place: (organizer: string) => `${organizer} spør: Er dette hos dere?`,
  } satisfies Record<HostPart, (organizer: string) => string>,
  is: {
    partner: (organizer: string) => `Sammen med ${organizer}`,
    place: (organizer: string) => `Hos dere, av ${organizer}`,
  } satisfies Record<HostPart, (organizer: string) => string>,
  more: (n: number) => (n === 1 ? "og én dato til" : `og ${n} datoer til`),
  yes: { partner: "Ja, vi er med", place: "Ja, det er hos oss" } satisfies Record<HostPart, string>,
  no: "Nei",
  leave: "Trekk oss",
  yesAfterAll: "Ja, likevel",
  answerFor: (answer: string, title: string) => `${answer}: ${title}`,
  failed: "Svaret ble ikke lagret. Prøv igjen.",
  flash: {
    yes: "Takk. Arrangementet vises nå hos dere også.",
    no: "Greit. Dere står ikke på arrangementet.",
    withdrawn: "Spørsmålet er trukket tilbake.",
  },
};
