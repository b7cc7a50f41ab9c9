export const contactMessages = {
  title: "Skriv til oss",
  description: "Spør om noe, meld en feil eller kom med et ønske. Du trenger ikke konto.",
  intro:
    "Meldingen går til dem som driver Samling, og de svarer på e-post. Vil du nå en menighet, står kontakten på siden deres.",
  toHelp: "Se først om svaret står under Hjelp",
  name: "Navn",
  email: "E-post",
  emailHint: "Svaret kommer hit.",
  subject: "Emne",
  message: "Melding",
  messageHint: "Gjelder det en bestemt side, lim inn lenken. Skriv aldri passord.",
  whatHappens: "Meldingen sendes som e-post og ligger hos oss bare til den er sendt. Du får ingen kopi.",
  send: "Send meldingen",
  sending: "Sender …",
  failed: "Meldingen ble ikke sendt.",
  tooMany: (minutes: number) => `Det er sendt mange meldinger herfra. Prøv igjen om ${minutes} minutter.`,
  sent: {
    title: "Takk for at du skrev!",
    description: "Meldingen er på vei. Svaret kommer til e-postadressen du oppga.",
  },
};
