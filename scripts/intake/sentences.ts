import type { FeedProblem } from "../../app/domain/calendars/run";
import type { LinkProblem } from "../../app/domain/calendars/sharing-links";
import type { FileProblem } from "../../app/files/read-file";
import type { IntakeProblem } from "../../app/gateways/intake/read-intake";
import { intakeProblemMessages } from "../../app/i18n/nb/intake-problems";

type Problem = IntakeProblem | FeedProblem | FileProblem | LinkProblem;

const damaged =
  "Filen er skadet eller ikke hel, så vi får ikke åpnet den. Hent den på nytt, eller lagre den en gang til.";
const sentences: Record<Problem, string> = {
  ...intakeProblemMessages,
  // Of the field's texts those that speak of pasting, and of choosing a file.
  empty: "Her er det ingenting å lese: filen eller siden er tom.",
  missing: "Her er det ingenting. Skriv navnet på en fil, eller en adresse.",
  too_big: "Dette er for stort til at vi kan lese det. Del det i flere filer.",
  pdf: damaged,
  office: damaged,
  damaged,
  zip: "Dette er en pakket fil (zip). Pakk den ut, og les det som er i den.",
  image: "Dette er et bilde, så vi kan ikke lese teksten i det. Skriv teksten av i en tekstfil.",
  mail: "Dette er en e-post. Lagre teksten i den som en tekstfil.",
  binary: "Dette er ikke tekst, så vi kan ikke lese det. Lagre innholdet som tekst, Word, Excel eller PDF.",
  no_events:
    "Her fant vi ingen arrangementer med dato. Dag, måned og klokkeslett må stå der, for eksempel «Søndag 9. august kl. 19».",
  private_address: "Denne adressen er ikke på det åpne nettet, så vi henter den ikke.",
  timed_out: "Siden svarte ikke i tide. Prøv igjen senere.",
  refused: "Siden slipper oss ikke inn. Lagre den fra en nettleser, og les filen.",
  busy_server: "Siden har for mye å gjøre akkurat nå. Prøv igjen om en stund.",
  server_error: "Siden svarte med en feil. Prøv igjen senere.",
  robots: "Nettstedet ber om at programmer ikke leser siden. Be den som driver nettstedet om å slippe Samling til.",
  adapter_off: "Samling henter ikke fra denne tjenesten: den er slått av, eller eieren av den har ikke sagt ja ennå.",
  unknown_answer: "Dette er en kilde vi kjenner, men svaret fra den har en form vi ikke kjenner.",
  not_a_calendar: "Dette er ikke en kalender vi kan lese: BEGIN:VCALENDAR mangler.",
  web_page: "Dette er en nettside, ikke en kalender.",
};

export const sentenceOf = (problem: string): string =>
  problem in sentences ? sentences[problem as Problem] : sentences.no_events;
