export const recurrenceMessages = {
  weekdays: ["Måndag", "Tysdag", "Onsdag", "Torsdag", "Fredag", "Laurdag", "Søndag"],
  everyHint: "1 er kvar veke, 2 er annakvar. Høgst 12.",
  weekdaysHint: "Første dato er den første av dei frå og med startdatoen.",
  picked: {
    hint: "I tillegg til startdatoen. Éin på kvar linje, slik: 24.12.2026",
    add: "Legg til datoen",
    day: "Vel ein dato",
  },
  endlessHint: "Held fram til de avsluttar han. Datoane blir laga eitt år fram, og nye kjem til av seg sjølve.",
  avoid: {
    legend: "Hald fri",
    holidays: "Ikkje på heilagdagar",
    school: "Ikkje i skuleferiane",
    schoolHint:
      "Omtrentleg, etter dei vanlege vekene i fylket: kommunen og skulen kan ha andre. Sjå over datoane før du lagrar.",
    chooseCounty: "Vel fylke",
  },
  clashes: {
    legend: "Datoar på fridagar",
    hint: "Desse går ut. Set hake ved dei som skal vere likevel.",
    some: (n: number) => (n === 1 ? "Éin dato er på ein fridag og går ut." : `${n} datoar er på fridagar og går ut.`),
  },
  schoolHolidays: {
    autumn: "Haustferie",
    christmas: "Juleferie",
    winter: "Vinterferie",
    easter: "Påskeferie",
    summer: "Sommarferie",
  },
};
