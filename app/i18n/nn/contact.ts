export const contactMessages = {
  title: "Skriv til oss",
  description: "Spør om noko, meld ein feil eller kom med eit ønske. Du treng ikkje konto.",
  intro:
    "Meldinga går til dei som driv Samling, og dei svarar på e-post. Vil du ha tak i ein kyrkjelyd, står kontakten på sida deira.",
  toHelp: "Sjå først om svaret står under Hjelp",
  name: "Namn",
  email: "E-post",
  emailHint: "Svaret kjem hit.",
  subject: "Emne",
  message: "Melding",
  messageHint: "Gjeld det ei bestemt side, lim inn lenka. Skriv aldri passord.",
  whatHappens: "Meldinga blir send som e-post og ligg hos oss berre til ho er send. Du får ingen kopi.",
  send: "Send meldinga",
  sending: "Sender …",
  failed: "Meldinga blei ikkje send.",
  tooMany: (minutes: number) => `Det er sendt mange meldingar herifrå. Prøv igjen om ${minutes} minutt.`,
  sent: {
    title: "Takk for at du skreiv!",
    description: "Meldinga er på veg. Svaret kjem til e-postadressa du oppgav.",
  },
};
