import type { StateChoice } from "~/domain/events/state-choices";
import type { EventMark } from "~/domain/events/types";

export const eventStateMessages = {
  /** Cards and lists. */
  marks: {
    cancelled: "Avlyst",
    postponed: "Utsatt",
    full: "Fullt",
    movedInTime: "Ny tid",
    movedInPlace: "Nytt sted",
    moved: "Flyttet",
    closed: "Påmelding stengt",
    required: "Påmelding kreves",
    unconfirmed: "Ikke bekreftet",
  } satisfies Record<EventMark, string>,
  /** The event's page. */
  notes: {
    cancelled: "Dette arrangementet blir ikke noe av.",
    gone: "Det står ikke lenger i arrangørens kalender. Spør arrangøren hvis du er i tvil.",
    postponed: "Det blir ikke som planlagt. Ny tid kommer her.",
    full: "Det er ikke plass til flere.",
    movedFrom: (before: string[]) => `Var: ${before.join(", ")}.`,
    required: "Du må melde deg på.",
    closed: "Påmeldingen er stengt.",
    unconfirmed: "Hentet fra menighetens nettside, ikke bekreftet.",
  },
};

export const stateFormMessages = {
  title: "Avlys eller flytt",
  description: "Si fra om at et arrangement er avlyst, utsatt, flyttet eller fullt.",
  now: "Slik står det nå",
  asPlanned: "Som planlagt",
  reason: "Kort forklaring",
  reasonHint: "Vises for alle sammen med merket, for eksempel «Presten er syk».",
  choose: "Hva har skjedd?",
  chooseHint: "Ett trykk, så vises det med en gang. Du kan angre i en time.",
  choices: {
    cancelled: ["Avlyst", "Arrangementet blir ikke noe av."],
    postponed: ["Utsatt", "Ny tid kommer senere."],
    full: ["Fullt", "Det er ikke plass til flere."],
    planned: ["Som planlagt", "Merket tas bort."],
    closed: ["Påmelding stengt", "Ingen flere kan melde seg på."],
    required: ["Påmelding kreves", "Alle må melde seg på."],
    none: ["Uten påmelding", "Alle kan bare komme."],
  } satisfies Record<StateChoice, readonly [string, string]>,
  move: "Er det flyttet?",
  moveHere: "Rett tid eller sted",
  moveInSource: (calendar: string) => `Endre tid og sted i «${calendar}». Det vises her når kalenderen er lest.`,
  imported: (calendar: string) =>
    `Kommer fra «${calendar}». Det du velger her, står også når kalenderen leses på nytt.`,
  scope: "Hvilke datoer gjelder det?",
  scopes: { this: "Bare denne datoen", following: "Denne og de følgende", all: "Alle kommende datoer" },
  over: "Arrangementet er over, så det er ikke noe å si fra om.",
  saving: "Lagrer …",
  failed: "Statusen ble ikke lagret. Prøv igjen.",
  changed: "Noen andre har endret arrangementet i mellomtiden. Se hvordan det står nå, og velg på nytt.",
  gone: "Arrangementet er slettet i mellomtiden.",
  see: "Se siden",
};
