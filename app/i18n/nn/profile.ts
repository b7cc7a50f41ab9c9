import type { ContentLanguage } from "~/domain/site/locales";

export const profileMessages = {
  begin: {
    text: "Kontoen din er laga for å følgje arrangement. Vil du òg legge ut for ein kyrkjelyd eller organisasjon?",
    button: "Ja, skildre organisasjonen",
  },
  onboarding: { title: "Velkomen", description: "Skildre kyrkjelyden eller organisasjonen din." },
  settings: { title: "Profil", description: "Det Samling viser om kyrkjelyden eller organisasjonen din." },
  welcome: "Velkomen",
  welcomeText: "Berre namnet er nødvendig.",
  settingsHeading: "Profil",
  settingsText: "Slik møter folk dykk på Samling.",
  about: "Om dykk",
  presentation: "Presentasjon",
  contact: "Kontakt",
  place: "Stad",
  unset: "Ikkje fylt ut",
  images: "Bilete",
  fields: {
    name: "Namn på organisasjonen",
    description: "Omtale",
    phone: "Telefon",
    contact_email: "E-post som blir vist på sida",
    website: "Nettside",
    organization_number: "Organisasjonsnummer",
    address: "Adresse",
    city: "By eller tettstad",
    language: "Språket de skriv på",
  },
  hints: {
    contact_email:
      "Står det inga her, blir adressa til kontoen vist. På ei side som er laga frå Einingsregisteret, blir det då vist inga.",
    description: "Kven er de, og kva kan ein vente seg?",
    organization_number:
      "Ni siffer. Kjenner Einingsregisteret nummeret, står det på sida dykkar at organisasjonen er registrert, og det gjer det lettare for oss å sjå kven de er.",
    language: "Så blir tekstane dykkar lesne rett opp for dei som ikkje ser dei.",
  },
  languages: { nb: "Bokmål", nn: "Nynorsk", en: "Engelsk", se: "Nordsamisk" } satisfies Record<
    ContentLanguage,
    string
  > as Record<ContentLanguage, string>,
  noLanguage: "Ikkje valt",
  nextHeading: "Kva skjer no?",
  next: [
    "Sida dykkar er der med ein gong.",
    "Så legg de inn arrangement.",
    "Alt kan endrast etterpå.",
  ] as readonly string[],
  create: "Kom i gang",
  creating: "Opprettar …",
  save: "Lagre",
  saving: "Lagrar …",
  createFailed: "Kunne ikkje opprette organisasjonsprofil. Prøv igjen.",
  saveFailed: "Kunne ikkje lagre profilen",
  toPublicPage: "Sjå sida dykkar",
  unverifiedHeading: "Stadfest e-postadressa først",
  unverifiedText: "Vi har sendt deg ei lenke på e-post. Trykk på ho, så kan du skildre organisasjonen.",
};
