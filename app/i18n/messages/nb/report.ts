export default {
  report: "Rapporter",
  reportNamed: (title: string) => `Rapporter ${title}`,
  title: { event: "Rapporter arrangement", organizer: "Rapporter organisasjon" },
  question: "Hva er galt?",
  categories: {
    spam: "Spam eller reklame",
    inappropriate: "Upassende innhold",
    misleading: "Villedende informasjon",
    offensive: "Støtende innhold",
    other: "Annet",
  },
  description: "Beskrivelse (valgfritt)",
  descriptionPlaceholder: "Gi oss mer informasjon om problemet...",
  send: "Send rapport",
  sending: "Sender …",
  thanks: "Takk for at du sier fra!",
  thanksBody: "Vi ser på rapporten så snart vi kan.",
  problems: {
    signIn: "Du må være innlogget for å rapportere innhold. Vennligst logg inn først.",
    category: "Vennligst velg en kategori",
    failed: "Kunne ikke sende rapporten. Prøv igjen senere.",
  },
};
