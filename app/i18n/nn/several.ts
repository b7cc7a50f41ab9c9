import type { LeftReason, SeveralAct } from "~/domain/events/several";

const dates = (n: number) => (n === 1 ? "1 dato" : `${n} datoar`);
const are = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export const severalMessages = {
  title: "Fleire arrangement",
  description: "Endre eller slett fleire arrangement i eitt steg, og angre.",
  back: "Til lista",
  heading: (n: number) => (n === 0 ? "Ingen kan endrast" : `${n === 1 ? "1 dato vald" : `${n} datoar valde`}`),
  what: "Kva som skal gjerast",
  choose: "Vel kva som skal endrast.",
  named: (title: string, n: number) => (n === 1 ? title : `${title} (${n} datoar)`),
  list: (titles: string[], more: number) => titles.join(", ") + (more > 0 ? ` og ${more} til` : ""),
  acts: {
    type: "Type",
    place: "Stad",
    picture: "Bilete",
    tags: "Emneord",
    state: "Status",
    delete: "Slett",
  } satisfies Record<SeveralAct, string>,
  press: {
    type: (n: number) => `Endre type for ${dates(n)}`,
    place: (n: number) => `Endre stad for ${dates(n)}`,
    picture: (n: number) => `Bruk biletet for ${dates(n)}`,
    tags: (n: number) => `Endre emneord for ${dates(n)}`,
    state: (n: number) => `Endre status for ${dates(n)}`,
    delete: (n: number) => `Slett ${dates(n)}`,
  } satisfies Record<SeveralAct, (n: number) => string>,
  removePictures: (n: number) => `Ta bort biletet frå ${dates(n)}`,
  working: "Lagrar …",
  undoHint: "Alt skjer i eitt steg, og kan angrast i ein time.",
  deleteHint: "Alt skjer i eitt steg. Det som er sletta, ligg i papirkorga i 30 dagar.",
  deleteText: "Dei forsvinn frå sidene dykkar, frå søk og frå kalendrar.",
  added: "Legg til emneord",
  removed: "Ta bort emneord",
  reason: "Kort forklaring",
  placeHint: "Står alt tomt, blir staden der de held til.",
  failed: "Det blei ikkje gjort. Prøv igjen.",
  problems: {
    failed: "Det blei ikkje gjort. Prøv igjen.",
    nothingTicked: "Ingen arrangement er valde. Gå tilbake til lista og kryss av.",
    tooManyChosen: "Det er valt for mange på éin gong. Filtrer lista, og ta høgst 200 datoar i kvart steg.",
    listChanged: "Lista har endra seg sidan du såg ho. Gå tilbake, sjå over, og vel på nytt. Ingenting er endra.",
    notYours:
      "Nokre av dei valde høyrer til ein annan organisasjon enn den du arbeider for no. Ingenting er endra. Byt organisasjon, eller vel på nytt.",
    gone: "Dei valde er borte: nokon har sletta dei.",
    tooLate: "Det er meir enn ein time sidan, så det kan ikkje angrast lenger.",
    noImage: "Vel eit bilete først.",
  },
  why: {
    imported: (n: number) =>
      `${are(n, "blir ikkje endra, fordi det blir henta", "blir ikkje endra, fordi dei blir henta")} frå ein kalender:`,
    changed: (n: number) => `${are(n, "er endra", "er endra")} av nokon andre sidan du såg lista, og står som før:`,
    over: (n: number) => `${are(n, "er over", "er over")}:`,
    tooManyTags: (n: number) => `${are(n, "ville fått", "ville fått")} meir enn ti emneord, og står som før:`,
    same: (n: number) => `${are(n, "var slik", "var slik")} allereie:`,
    gone: (n: number) => `${are(n, "er sletta", "er sletta")} av nokon andre:`,
  } satisfies Record<LeftReason, (n: number) => string>,
  whyNotUndone: {
    imported: (n: number) => `${are(n, "blir henta", "blir henta")} frå ein kalender:`,
    changed: (n: number) => `${are(n, "er endra", "er endra")} sidan, og står som no:`,
    over: (n: number) => `${are(n, "er over", "er over")}:`,
    tooManyTags: (n: number) => `${are(n, "ville fått", "ville fått")} meir enn ti emneord:`,
    same: (n: number) => `${are(n, "var slik", "var slik")} allereie:`,
    gone: (n: number) => `${are(n, "er sletta", "er sletta")} sidan:`,
  } satisfies Record<LeftReason, (n: number) => string>,
  done: {
    type: (n: number) => `Type er endra for ${dates(n)}`,
    place: (n: number) => `Stad er endra for ${dates(n)}`,
    picture: (n: number) => `Bilete er endra for ${dates(n)}`,
    tags: (n: number) => `Emneord er endra for ${dates(n)}`,
    state: (n: number) => `Status er endra for ${dates(n)}`,
    delete: (n: number) => `${dates(n)} sletta`,
  } satisfies Record<SeveralAct, (n: number) => string>,
  undone: (n: number) => `Angra for ${dates(n)}`,
  at: (time: string) => `Gjort kl. ${time}`,
  stepsTitle: "Endringar av fleire",
  noSteps: "Ingenting å angre",
  noStepsText:
    "Kryss av fleire arrangement i lista for å endre eller slette dei i eitt steg. Her kan du angre i ein time.",
};
