export const choosingMessages = {
  filters: {
    label: "Finn i arrangementa",
    open: (used: number) => (used === 0 ? "Filtrer" : `Filtrer (${used} valde)`),
    type: "Type",
    month: "Månad",
    state: "Status",
    source: "Kalender",
    any: "Alle",
    hand: "Skrive her",
    calendars: "Frå ein kalender",
    states: {
      planned: "Som planlagt",
      cancelled: "Avlyst",
      moved: "Flytta",
      postponed: "Utsett",
      full: "Fullt",
      waiting: "Blir vist seinare",
    },
    found: (n: number) => (n === 1 ? "1 dato passar" : `${n} datoar passar`),
    foundAmong: (n: number, most: number) =>
      `${n} av dei ${most} næraste datoane passar. Vel ein månad for å sjå lenger.`,
  },
  start: "Vel fleire",
  label: "Dei valde arrangementa",
  choose: (title: string, when: string) => `Vel ${title}, ${when}`,
  chooseAll: (title: string, dates: number | null) =>
    dates === null ? `Vel ${title}, alle datoar i serien` : `Vel ${title}, alle ${dates} datoar`,
  chosen: (rows: number, dates: number | null) =>
    dates === null
      ? `${rows} valde, med alle datoar i seriane`
      : rows === dates
        ? `${dates} valde`
        : `${rows} valde, ${dates} datoar`,
  none: "Kryss av dei du vil endre eller slette.",
  withoutScripts: "Det som er kryssa av:",
  chooseShown: "Vel alle på sida",
  chooseFound: (n: number) => `Vel alle ${n} som er funne`,
  tooMany: (most: number) => `Filtrer til ${most} datoar eller færre for å velje alle på éin gong.`,
  clear: "Vel ingen",
  goOn: "Endre eller slett",
  acts: {
    type: "Endre type",
    place: "Endre stad",
    picture: "Endre bilete",
    tags: "Endre emneord",
    state: "Endre status",
    delete: "Slett",
  },
};
