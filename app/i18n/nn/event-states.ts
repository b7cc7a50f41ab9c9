import type { StateChoice } from "~/domain/events/state-choices";
import type { EventMark } from "~/domain/events/types";

export const eventStateMessages = {
  /** Cards and lists. */
  marks: {
    cancelled: "Avlyst",
    postponed: "Utsett",
    full: "Fullt",
    movedInTime: "Ny tid",
    movedInPlace: "Ny stad",
    moved: "Flytta",
    closed: "Påmelding stengd",
    required: "Krev påmelding",
    unconfirmed: "Ikkje stadfesta",
  } satisfies Record<EventMark, string>,
  /** The event's page. */
  notes: {
    cancelled: "Dette arrangementet blir det ikkje noko av.",
    gone: "Det står ikkje lenger i kalenderen til arrangøren. Spør arrangøren om du er i tvil.",
    postponed: "Det blir ikkje som planlagt. Ny tid kjem her.",
    full: "Det er ikkje plass til fleire.",
    movedFrom: (before: string[]) => `Var: ${before.join(", ")}.`,
    required: "Du må melde deg på.",
    closed: "Påmeldinga er stengd.",
    unconfirmed: "Henta frå nettsida til kyrkjelyden, ikkje stadfesta.",
  },
};

export const stateFormMessages = {
  title: "Avlys eller flytt",
  description: "Sei frå om at eit arrangement er avlyst, utsett, flytta eller fullt.",
  now: "Slik står det no",
  asPlanned: "Som planlagt",
  reason: "Kort forklaring",
  reasonHint: "Blir vist for alle saman med merket, til dømes «Presten er sjuk».",
  choose: "Kva har skjedd?",
  chooseHint: "Eitt trykk, så blir det vist med ein gong. Du kan angre i ein time.",
  choices: {
    cancelled: ["Avlyst", "Arrangementet blir det ikkje noko av."],
    postponed: ["Utsett", "Ny tid kjem seinare."],
    full: ["Fullt", "Det er ikkje plass til fleire."],
    planned: ["Som planlagt", "Merket blir teke bort."],
    closed: ["Påmelding stengd", "Ingen fleire kan melde seg på."],
    required: ["Krev påmelding", "Alle må melde seg på."],
    none: ["Utan påmelding", "Alle kan berre kome."],
  } satisfies Record<StateChoice, readonly [string, string]>,
  move: "Er det flytta?",
  moveHere: "Rett tid eller stad",
  moveInSource: (calendar: string) => `Endre tid og stad i «${calendar}». Det blir vist her når kalenderen er lesen.`,
  imported: (calendar: string) => `Kjem frå «${calendar}». Det du vel her, står òg når kalenderen blir lesen på nytt.`,
  scope: "Kva datoar gjeld det?",
  scopes: { this: "Berre denne datoen", following: "Denne og dei som følgjer", all: "Alle komande datoar" },
  over: "Arrangementet er over, så det er ikkje noko å seie frå om.",
  saving: "Lagrar …",
  failed: "Statusen blei ikkje lagra. Prøv igjen.",
  changed: "Nokon andre har endra arrangementet i mellomtida. Sjå korleis det står no, og vel på nytt.",
  gone: "Arrangementet er sletta i mellomtida.",
  see: "Sjå sida",
};
