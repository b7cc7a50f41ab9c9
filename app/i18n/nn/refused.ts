export const refusedMessages = {
  title: "Dette kan du ikkje gjere",
  who: {
    viewer: "Berre dei som er med i teamet, ser dette.",
    editor:
      "Redaktørar, administratorar og eigaren kan gjere dette. Du er lesar: spør ein av dei om hjelp, eller om å få ei anna rolle.",
    admin: "Administratorar og eigaren kan gjere dette. Spør ein av dei om hjelp, eller om å få ei anna rolle.",
    owner: "Berre eigaren av organisasjonen kan gjere dette.",
    superadmin: "Berre dei som driv Samling, kan gjere dette.",
    moderator: "Berre moderatorar kan avgjere dette.",
    decide_on_own: "Dette er dykkar eige. Ein moderator frå ein annan organisasjon må avgjere det.",
    found_organizer: "Stadfest e-postadressa di først. Då kan du opprette ein organisasjon.",
  },
  toDashboard: "Til dashbordet",
  toSettings: "Til kontoen din",
  method: { title: "Det går ikkje an her", body: "Denne sida tek ikkje imot det som blei sendt." },
  takenAway: {
    title: "Teke bort av arrangøren",
    body: "Arrangementet er teke bort av arrangøren. Angrar dei seg, står det her igjen.",
  },
  searchRests: {
    title: "Søket kviler",
    body: "Akkurat no kan vi ikkje finne arrangement etter ord eller det dei tilbyr. Du kan framleis leite etter stad, dag og type. Prøv igjen om litt.",
  },
  /** Where the settings are wrong; in every language. */
  unavailable: "Noko gjekk gale. Prøv igjen om litt.",
};
