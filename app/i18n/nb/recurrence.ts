import type { SchoolHoliday } from "~/domain/time/school-holidays";

export const recurrenceMessages = {
  weekdays: ["Mandag", "Tirsdag", "Onsdag", "Torsdag", "Fredag", "Lørdag", "Søndag"],
  everyHint: "1 er hver uke, 2 er annenhver. Høyst 12.",
  weekdaysHint: "Første dato er den første av dem fra og med startdatoen.",
  picked: {
    hint: "I tillegg til startdatoen. Én på hver linje, slik: 24.12.2026",
    add: "Legg til datoen",
    day: "Velg en dato",
  },
  endlessHint: "Fortsetter til dere avslutter den. Datoene lages ett år fram, og nye kommer til av seg selv.",
  avoid: {
    legend: "Hold fri",
    holidays: "Ikke på helligdager",
    school: "Ikke i skolens ferier",
    schoolHint:
      "Omtrentlig, etter fylkets vanlige uker: kommunen og skolen kan ha andre. Se over datoene før du lagrer.",
    chooseCounty: "Velg fylke",
  },
  clashes: {
    legend: "Datoer på fridager",
    hint: "Disse utgår. Sett hake ved dem som skal være likevel.",
    some: (n: number) => (n === 1 ? "Én dato er på en fridag og utgår." : `${n} datoer er på fridager og utgår.`),
  },
  schoolHolidays: {
    autumn: "Høstferie",
    christmas: "Juleferie",
    winter: "Vinterferie",
    easter: "Påskeferie",
    summer: "Sommerferie",
  } satisfies Record<SchoolHoliday, string> as Record<SchoolHoliday, string>,
};
