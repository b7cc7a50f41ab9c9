export const refusedMessages = {
  title: "Dette kan du ikke gjøre",
  who: {
    viewer: "Bare de som er med i teamet, ser dette.",
    editor:
      "Redaktører, administratorer og eieren kan gjøre dette. Du er leser: spør en av dem om hjelp, eller om å få en annen rolle.",
    admin: "Administratorer og eieren kan gjøre dette. Spør en av dem om hjelp, eller om å få en annen rolle.",
    owner: "Bare eieren av organisasjonen kan gjøre dette.",
    superadmin: "Bare de som driver Samling, kan gjøre dette.",
    moderator: "Bare moderatorer kan avgjøre dette.",
    decide_on_own: "Dette er deres eget. En moderator fra en annen organisasjon må avgjøre det.",
    found_organizer: "Bekreft e-postadressen din først. Da kan du opprette en organisasjon.",
  },
  toDashboard: "Til dashbordet",
  toSettings: "Til kontoen din",
  method: { title: "Det går ikke an her", body: "Denne siden tar ikke imot det som ble sendt." },
  takenAway: {
    title: "Tatt bort av arrangøren",
    body: "Arrangementet er tatt bort av arrangøren. Angrer de seg, står det her igjen.",
  },
  searchRests: {
    title: "Søket hviler",
    body: "Akkurat nå kan vi ikke finne arrangementer etter ord eller det de tilbyr. Du kan fortsatt lete etter sted, dag og type. Prøv igjen om litt.",
  },
  /** Where the settings are wrong; in every language. */
  unavailable: "Noe gikk galt. Prøv igjen om litt.",
};
