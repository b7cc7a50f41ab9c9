import type { LeftReason, SeveralAct } from "~/domain/events/several";

const dates = (n: number) => (n === 1 ? "1 dato" : `${n} datoer`);
const are = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export const severalMessages = {
  title: "Flere arrangementer",
  description: "Endre eller slett flere arrangementer i ett steg, og angre.",
  back: "Til listen",
  heading: (n: number) => (n === 0 ? "Ingen kan endres" : `${dates(n)} valgt`),
  what: "Hva som skal gjøres",
  choose: "Velg hva som skal endres.",
  named: (title: string, n: number) => (n === 1 ? title : `${title} (${n} datoer)`),
  list: (titles: string[], more: number) => titles.join(", ") + (more > 0 ? ` og ${more} til` : ""),
  acts: {
    type: "Type",
    place: "Sted",
    picture: "Bilde",
    tags: "Emneord",
    state: "Status",
    delete: "Slett",
  } satisfies Record<SeveralAct, string>,
  press: {
    type: (n: number) => `Endre type for ${dates(n)}`,
    place: (n: number) => `Endre sted for ${dates(n)}`,
    picture: (n: number) => `Bruk bildet for ${dates(n)}`,
    tags: (n: number) => `Endre emneord for ${dates(n)}`,
    state: (n: number) => `Endre status for ${dates(n)}`,
    delete: (n: number) => `Slett ${dates(n)}`,
  } satisfies Record<SeveralAct, (n: number) => string>,
  removePictures: (n: number) => `Ta bort bildet fra ${dates(n)}`,
  working: "Lagrer …",
  undoHint: "Alt skjer i ett steg, og kan angres i en time.",
  deleteHint: "Alt skjer i ett steg. Det som er slettet, ligger i papirkurven i 30 dager.",
  deleteText: "De forsvinner fra sidene deres, fra søk og fra kalendere.",
  added: "Legg til emneord",
  removed: "Ta bort emneord",
  reason: "Kort forklaring",
  placeHint: "Står alt tomt, blir stedet der dere holder til.",
  problems: {
    failed: "Det ble ikke gjort. Prøv igjen.",
    nothingTicked: "Ingen arrangementer er valgt. Gå tilbake til listen og kryss av.",
    tooManyChosen: "Det er valgt for mange på én gang. Filtrer listen, og ta høyst 200 datoer i hvert steg.",
    listChanged: "Listen har endret seg siden du så den. Gå tilbake, se over, og velg på nytt. Ingenting er endret.",
    notYours:
      "Noen av de valgte hører til en annen organisasjon enn den du arbeider for nå. Ingenting er endret. Bytt organisasjon, eller velg på nytt.",
    gone: "De valgte er borte: noen har slettet dem.",
    tooLate: "Det er mer enn en time siden, så det kan ikke angres lenger.",
    noImage: "Velg et bilde først.",
  },
  why: {
    imported: (n: number) =>
      `${are(n, "endres ikke, fordi det hentes", "endres ikke, fordi de hentes")} fra en kalender:`,
    changed: (n: number) => `${are(n, "er endret", "er endret")} av noen andre siden du så listen, og står som før:`,
    over: (n: number) => `${are(n, "er over", "er over")}:`,
    tooManyTags: (n: number) => `${are(n, "ville fått", "ville fått")} mer enn ti emneord, og står som før:`,
    same: (n: number) => `${are(n, "var slik", "var slik")} allerede:`,
    gone: (n: number) => `${are(n, "er slettet", "er slettet")} av noen andre:`,
  } satisfies Record<LeftReason, (n: number) => string>,
  whyNotUndone: {
    imported: (n: number) => `${are(n, "hentes", "hentes")} fra en kalender:`,
    changed: (n: number) => `${are(n, "er endret", "er endret")} siden, og står som nå:`,
    over: (n: number) => `${are(n, "er over", "er over")}:`,
    tooManyTags: (n: number) => `${are(n, "ville fått", "ville fått")} mer enn ti emneord:`,
    same: (n: number) => `${are(n, "var slik", "var slik")} allerede:`,
    gone: (n: number) => `${are(n, "er slettet", "er slettet")} siden:`,
  } satisfies Record<LeftReason, (n: number) => string>,
  done: {
    type: (n: number) => `Type er endret for ${dates(n)}`,
    place: (n: number) => `Sted er endret for ${dates(n)}`,
    picture: (n: number) => `Bilde er endret for ${dates(n)}`,
    tags: (n: number) => `Emneord er endret for ${dates(n)}`,
    state: (n: number) => `Status er endret for ${dates(n)}`,
    delete: (n: number) => `${dates(n)} slettet`,
  } satisfies Record<SeveralAct, (n: number) => string>,
  undone: (n: number) => `Angret for ${dates(n)}`,
  at: (time: string) => `Gjort kl. ${time}`,
  stepsTitle: "Endringer av flere",
  noSteps: "Ingenting å angre",
  noStepsText:
    "Kryss av flere arrangementer i listen for å endre eller slette dem i ett steg. Her kan du angre i en time.",
};
