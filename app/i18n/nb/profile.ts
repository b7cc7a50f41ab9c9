import type { ContentLanguage } from "~/domain/site/locales";

export const profileMessages = {
  begin: {
    text: "Kontoen din er laget for å følge arrangementer. Vil du også legge ut for en menighet eller organisasjon?",
    button: "Ja, beskriv organisasjonen",
  },
  onboarding: { title: "Velkommen", description: "Beskriv menigheten eller organisasjonen din." },
  settings: { title: "Profil", description: "Det Samling viser om menigheten eller organisasjonen din." },
  welcomeText: "Bare navnet er nødvendig.",
  settingsText: "Slik møter folk dere på Samling.",
  about: "Om dere",
  presentation: "Presentasjon",
  contact: "Kontakt",
  place: "Sted",
  unset: "Ikke fylt ut",
  images: "Bilder",
  fields: {
    name: "Navn på organisasjonen",
    description: "Beskrivelse",
    phone: "Telefon",
    contact_email: "E-post som vises på siden",
    website: "Nettside",
    organization_number: "Organisasjonsnummer",
    address: "Adresse",
    city: "By eller tettsted",
    language: "Språket dere skriver på",
  },
  hints: {
    contact_email:
      "Står det ingen her, vises kontoens adresse. På en side som er laget fra Enhetsregisteret, vises da ingen.",
    description: "Hvem er dere, og hva kan man vente seg?",
    organization_number:
      "Ni sifre. Kjenner Enhetsregisteret nummeret, står det på siden deres at organisasjonen er registrert, og det gjør det lettere for oss å se hvem dere er.",
    language: "Så leses tekstene deres riktig opp for dem som ikke ser dem.",
  },
  languages: { nb: "Bokmål", nn: "Nynorsk", en: "Engelsk", se: "Nordsamisk" } satisfies Record<
    ContentLanguage,
    string
  > as Record<ContentLanguage, string>,
  noLanguage: "Ikke valgt",
  nextHeading: "Hva skjer nå?",
  next: [
    "Siden deres er der med en gang.",
    "Så legger dere inn arrangementer.",
    "Alt kan endres etterpå.",
  ] as readonly string[],
  create: "Kom i gang",
  creating: "Oppretter …",
  save: "Lagre",
  saving: "Lagrer …",
  createFailed: "Kunne ikke opprette organisasjonsprofil. Vennligst prøv igjen.",
  saveFailed: "Kunne ikke lagre profilen",
  toPublicPage: "Se siden deres",
  unverifiedHeading: "Bekreft e-postadressen først",
  unverifiedText: "Vi har sendt deg en lenke på e-post. Trykk på den, så kan du beskrive organisasjonen.",
};
