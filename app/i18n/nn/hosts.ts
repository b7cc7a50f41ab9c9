import type { HostPart, HostState } from "~/domain/events/hosts";

export const hostMessages = {
  title: "Saman med andre",
  description: "Andre kyrkjelydar og organisasjonar som er med på arrangementet, eller som det er hos.",
  intro:
    "Finn dei på Samling og spør. Når dei har sagt ja, står dei på arrangementet, og det blir vist på sida og i kalenderen deira òg.",
  named: "Spurde",
  noneNamed: "Ingen andre er spurde enno.",
  part: { partner: "Saman med", place: "Hos" } satisfies Record<HostPart, string>,
  state: { asked: "Ventar på svar", accepted: "Har sagt ja", declined: "Har sagt nei" } satisfies Record<
    HostState,
    string
  >,
  withdraw: "Trekk tilbake",
  withdrawFor: (name: string) => `Trekk tilbake ${name}`,
  withdrawsLater: "Trekker de tilbake, gjeld det òg dei seinare datoane i serien.",
  find: "Finn ein organisasjon, ved namn eller stad",
  search: "Søk",
  found: (query: string) => `Treff for «${query}»`,
  nothingFound: "Vi fann ingen andre med det namnet på Samling. Dei må ha ei side her for å kunne spørjast.",
  askHint: "«Saman med» når dei er med på å halde det, «Hos» når det er hos dei.",
  askNamed: (part: string, name: string) => `${part}: spør ${name}`,
  manage: "Spør andre, eller sjå kva dei har svart",
  whenPublished: "Finn dei de held det saman med. Dei blir spurde idet de publiserer.",
  afterPublishing: "Når arrangementet er publisert, kan de spørje andre om dei er med.",
  partOf: (name: string) => `Kva ${name} er`,
  count: (n: number) => (n === 1 ? "1 treff" : `${n} treff`),
  scope: "Kva datoar gjeld det?",
  scopes: {
    this: "Berre denne datoen",
    following: (n: number) => (n === 1 ? "Denne og éin seinare dato" : `Denne og ${n} seinare datoar`),
  },
  full: "Fem andre er nemnde. Trekk tilbake ein av dei for å spørje nokon til.",
  over: "Arrangementet har byrja, så ingen nye kan spørjast.",
  see: "Sjå sida",
  failed: "Det blei ikkje lagra. Prøv igjen.",
  problems: {
    sameOrganizer: "Dette er dykkar eige arrangement. De står på det allereie.",
    tooManyHosts: "Fem andre er nemnde. Trekk tilbake ein av dei først.",
    hasDeclined: "Dei har sagt nei til dette arrangementet. Dei kan sjølve gjere om svaret på si side.",
    gone: "Organisasjonen finst ikkje på Samling lenger.",
    tooLate: "Arrangementet har byrja, så ingen nye kan spørjast.",
    tooMany: (minutes: number) => `De har spurt mange i dag. Prøv igjen om ${minutes} minutt.`,
  },
  flash: {
    published: "Arrangementet er publisert, og dei andre er spurde.",
    asked: "Dei er spurde. Når dei seier ja, står dei på arrangementet.",
    withdrawn: "Det er trekt tilbake.",
  },
};

export const askedHostMessages = {
  title: "Saman med andre",
  description: "Arrangement der andre seier at de er med.",
  notice: (n: number) =>
    n === 1 ? "Nokon spør om de er med på eit arrangement." : `Nokon spør om de er med på ${n} arrangement.`,
  shortcutFacts: "Arrangementa til andre som de er med på",
  look: "Sjå og svar",
  intro: "Seier de ja, står de på arrangementet, og det blir vist på sida og i kalenderen dykkar.",
  empty: "Ingen har spurt",
  emptyText: "Når nokon spør om de er med på eit arrangement, står det her.",
  sections: {
    asked: "Ventar på svar frå dykk",
    accepted: "De er med",
    declined: "De har sagt nei",
  } satisfies Record<HostState, string>,
  asks: {
    partner: (organizer: string) => `${organizer} spør: Er de med på dette?`,
    place: (organizer: string) => `${organizer} spør: Er dette hos dykk?`,
  } satisfies Record<HostPart, (organizer: string) => string>,
  is: {
    partner: (organizer: string) => `Saman med ${organizer}`,
    place: (organizer: string) => `Hos dykk, av ${organizer}`,
  } satisfies Record<HostPart, (organizer: string) => string>,
  more: (n: number) => (n === 1 ? "og éin dato til" : `og ${n} datoar til`),
  yes: { partner: "Ja, vi er med", place: "Ja, det er hos oss" } satisfies Record<HostPart, string>,
  no: "Nei",
  leave: "Trekk oss",
  yesAfterAll: "Ja, likevel",
  answerFor: (answer: string, title: string) => `${answer}: ${title}`,
  failed: "Svaret blei ikkje lagra. Prøv igjen.",
  flash: {
    yes: "Takk. Arrangementet blir no vist hos dykk òg.",
    no: "Greitt. De står ikkje på arrangementet.",
    withdrawn: "Spørsmålet er trekt tilbake.",
  },
};
