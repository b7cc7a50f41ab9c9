import type { LinkProblem } from "../../app/domain/calendars/sharing-links";
import type { FeedProblem } from "../../app/domain/calendars/run";
import type { FileProblem } from "../../app/files/read-file";
import type { IntakeProblem } from "../../app/gateways/intake/read-intake";

const notShared = (service: string) =>
  `Dette er en side hos ${service} som ikke viser kalenderen. Del kalenderen, og bruk lenken som da kommer.`;

/** What is said where nothing can be read. */
export const SENTENCES: Record<IntakeProblem | FeedProblem | FileProblem | LinkProblem, string> = {
  missing: "Her er det ingenting.",
  google_page: notShared("Google Kalender"),
  outlook_page: notShared("Outlook"),
  icloud_page: notShared("iCloud"),
  teamup_page: notShared("Teamup"),
  empty: "Her er det ingenting: filen er tom.",
  html: "Dette er en nettside, ikke en kalender.",
  "not-a-calendar": "Dette er ikke en kalender: BEGIN:VCALENDAR mangler.",
  "too-large": "Dette er for stort til at vi kan lese det.",
  too_big: "Dette er for stort til at vi kan lese det.",
  pdf: "PDF-en er skadet eller ikke hel, så vi får ikke åpnet den.",
  office: "Filen er skadet eller ikke hel, så vi får ikke åpnet den.",
  old_office: "Filen er i et gammelt Office-format, eller låst med passord. Lagre den som .docx eller .xlsx.",
  open_document: "OpenDocument-filer kan vi ikke lese. Lagre den som .docx, .xlsx eller PDF.",
  iwork: "Filer fra Pages og Numbers kan vi ikke lese. Eksporter den som Word, Excel eller PDF.",
  presentation: "PowerPoint-filer kan vi ikke lese. Lagre den som PDF.",
  image: "Dette er et bilde, så vi kan ikke lese teksten i det. Skriv inn eller lim inn teksten.",
  mail: "Dette er en e-post. Kopier teksten i den, og lim den inn.",
  zip: "Dette er en pakket fil (zip). Pakk den ut, og legg inn det som er i den.",
  pdf_locked: "PDF-en er låst med passord. Lagre den uten passord først.",
  pdf_without_text: "Det er ingen tekst i denne PDF-en, bare bilder. Skriv inn eller lim inn teksten.",
  damaged: "Filen er skadet eller ikke hel, så vi får ikke åpnet den.",
  binary: "Dette er ikke tekst, så vi kan ikke lese det.",
  no_events: "Her fant vi ingen arrangementer med dato.",
  bad_address: "Dette er ikke en adresse vi kan hente fra. Den må begynne med https://.",
  private_address: "Denne adressen er ikke på det åpne nettet, så vi henter den ikke.",
  timed_out: "Siden svarte ikke i tide. Prøv igjen senere.",
  unreachable: "Vi fikk ikke kontakt med siden. Prøv igjen senere.",
  not_found: "Siden finnes ikke (lenger).",
  refused: "Siden slipper oss ikke inn.",
  busy_server: "Siden har for mye å gjøre akkurat nå. Prøv igjen om en stund.",
  server_error: "Siden svarte med en feil. Prøv igjen senere.",
  too_many_redirects: "Siden sender oss videre for mange ganger.",
  robots: "Nettstedet ber om at programmer ikke leser siden.",
  adapter_off: "Samling henter ikke fra denne tjenesten: den er slått av, eller eieren av den har ikke sagt ja ennå.",
  unknown_answer: "Svaret fra kilden har en form vi ikke kjenner.",
  web_page: "Dette er en nettside, ikke en kalender.",
  not_a_calendar: "Dette er ikke en kalender.",
};
