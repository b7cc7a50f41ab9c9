import type { FeedProblem } from "../../app/domain/calendars/run";
import type { IntakeProblem } from "../../app/gateways/intake/read-intake";

/** What is said where nothing can be read. */
export const SENTENCES: Record<IntakeProblem | FeedProblem, string> = {
  empty: "Her er det ingenting: filen er tom.",
  html: "Dette er en nettside, ikke en kalender.",
  "not-a-calendar": "Dette er ikke en kalender: BEGIN:VCALENDAR mangler.",
  "too-large": "Dette er for stort til at vi kan lese det.",
  too_big: "Dette er for stort til at vi kan lese det.",
  pdf: "PDF kan vi ikke lese ennå. Kopier teksten og lim den inn.",
  office: "Word- og Excel-filer kan vi ikke lese ennå. Kopier innholdet og lim det inn.",
  binary: "Dette er ikke tekst, så vi kan ikke lese det.",
  no_events: "Her fant vi ingen arrangementer med dato.",
  bad_address: "Dette er ikke en adresse vi kan hente fra. Den må begynne med https://.",
  private_address: "Denne adressen er ikke på det åpne nettet, så vi henter den ikke.",
  timed_out: "Siden svarte ikke i tide. Prøv igjen senere.",
  unreachable: "Vi fikk ikke kontakt med siden. Prøv igjen senere.",
  not_found: "Siden finnes ikke (lenger).",
  refused: "Siden slipper oss ikke inn.",
  server_error: "Siden svarte med en feil. Prøv igjen senere.",
  too_many_redirects: "Siden sender oss videre for mange ganger.",
  web_page: "Dette er en nettside, ikke en kalender.",
  not_a_calendar: "Dette er ikke en kalender.",
};
