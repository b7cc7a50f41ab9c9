const days = (n: number) => (n === 1 ? "1 dato til" : `${n} datoar til`);

/** They look like the same one. */
export const likeEventsMessages = {
  title: "Like arrangement",
  description: "Arrangement som ser ut til å stå to gonger.",
  heading: "Dette ser ut som same arrangement",
  intro:
    "Er det same arrangement, viser vi det éin gong, med begge lenkene. Er det to, lèt vi dei stå. Du svarar berre éin gong, òg om kalenderen blir lesen på nytt.",
  notice: (n: number) =>
    n === 1 ? "Eitt arrangement ser ut til å stå to gonger." : `${n} arrangement ser ut til å stå to gonger.`,
  look: "Sjå på dei",
  noneText: "Når to arrangement liknar på kvarandre, viser vi dei her.",
  pair: (a: string, b: string) => `${a} og ${b}`,
  asked: (organizer: string) => `${organizer} seier at dette er same arrangement`,
  waiting: (organizer: string) => `Ventar på svar frå ${organizer}`,
  why: "Derfor",
  reasons: {
    sameTitle: "same tittel",
    similarTitle: "nesten same tittel",
    organizerNamed: "det eine nemner den andre arrangøren",
    sameStart: "same tid",
    startsClose: "nesten same tid",
    wholeDay: "same dag, det eine utan klokkeslett",
    samePlace: "same stad",
    near: "like ved kvarandre",
    placeOpen: "det eine manglar stad",
    oneCancelled: "men berre det eine er avlyst eller utsett",
  },
  byHand: "skrive inn her",
  fromCalendar: (calendar: string) => (calendar ? `frå kalenderen ${calendar}` : "frå ein kalender"),
  moreDays: (n: number) => `Svaret gjeld òg ${days(n)}.`,
  moreMerged: (n: number) => `og ${days(n)}`,
  unknownPlace: "Stad manglar",
  same: "Same arrangement",
  different: "To ulike",
  propose: "Same arrangement – spør dei",
  agree: "Ja, same arrangement",
  withdraw: "Trekk tilbake spørsmålet",
  proposeNote: (organizer: string) =>
    `${organizer} må vere samd før det blir vist som eitt. Til då står begge slik dei er.`,
  merged: "Slått saman",
  automatic: "Slått saman av seg sjølv",
  undoFor: (title: string) => `Angre samanslåinga av ${title}`,
  notSaved: "Svaret blei ikkje lagra.",
  flash: {
    merged: "Dei blir no viste som eitt arrangement.",
    proposed: "Spørsmålet er sendt. Begge står til den andre arrangøren har svart.",
    different: "Dei blir ståande som to arrangement.",
    withdrawn: "Spørsmålet er trekt tilbake.",
    parted: "Dei blir viste kvar for seg igjen.",
    settled: "Dette er allereie avgjort, eller eitt av arrangementa er endra.",
  },
};
