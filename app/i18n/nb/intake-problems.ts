const notCalendar = "Dette er ikke en kalender vi kan lese. Kopier lenken på nytt, eller lim inn teksten i stedet.";
const notOpen = "Adressen kan vi ikke hente fra. Den må ligge åpent på nettet og begynne med https://.";
const shareIt = (service: string) =>
  `Dette er siden til ${service}, ikke selve kalenderen. Gjør kalenderen offentlig, og lim inn iCal-lenken.`;

export const intakeProblemMessages = {
  empty: "Her er det ingenting å lese.",
  pdf: "Dette er en PDF. Last den ned, og velg den som fil.",
  office: "Dette er en Word- eller Excel-fil. Last den ned og velg den som fil, eller kopier innholdet og lim det inn.",
  old_office: "Filen er i et gammelt Office-format, eller låst med passord. Lagre den som .docx eller .xlsx.",
  open_document: "OpenDocument-filer kan vi ikke lese. Lagre den som .docx, .xlsx eller PDF.",
  iwork: "Filer fra Pages og Numbers kan vi ikke lese. Eksporter den som Word, Excel eller PDF.",
  presentation: "PowerPoint-filer kan vi ikke lese. Lagre den som PDF.",
  image: "Dette er et bilde. Skriv inn eller lim inn teksten i det.",
  mail: "Dette er en e-post. Kopier teksten i den, og lim den inn.",
  zip: "Dette er en pakket fil (zip). Pakk den ut, og velg det som er i den.",
  pdf_locked: "PDF-en er låst med passord. Lagre den uten passord først.",
  pdf_without_text:
    "Det er ingen tekst i denne PDF-en, bare bilder, og de får vi ikke lest. Skriv inn eller lim inn teksten.",
  picture_damaged: "Dette bildet får vi ikke åpnet. Ta et nytt, eller velg et i JPEG eller PNG.",
  picture_dark: "Bildet er helt mørkt. Ta et nytt med mer lys.",
  picture_without_text: "Vi fant ingen tekst i bildet. Gå nærmere, og ta det rett forfra.",
  letters_on_photograph:
    "Vi klarte ikke å lese teksten over bildet. Skriv inn det som står, eller ta bilde av bare teksten.",
  film: "Dette er en film. Ta et bilde i stedet.",
  picture_timed_out: "Bildet tok for lang tid å lese på denne enheten. Ta bilde av en mindre del.",
  picture_offline:
    "Det som leser bilder, er ikke på enheten ennå og må hentes med nett. Velg bildet på nytt når du er på nett igjen.",
  called_off: "Lesingen ble avbrutt.",
  picture_too_large: "Bildet er for stort for denne enheten. Ta et nytt, eller velg en mindre utgave.",
  damaged: "Filen er skadet eller ikke hel, så vi får ikke åpnet den. Lim inn teksten i stedet.",
  file_offline: "Uten nettet får vi ikke lest filen. Velg den på nytt når du er på nett igjen.",
  binary: "Dette er ikke tekst, så vi kan ikke lese det. Kopier innholdet og lim det inn.",
  too_big:
    "Dette er for stort til at vi kan lese det. Er det en fil på nettet, kan du laste den ned og velge den; ellers lim inn en del av gangen.",
  not_a_calendar: notCalendar,
  web_page: notCalendar,
  no_events: "Her fant vi ingen arrangementer med dato. Lim gjerne inn teksten fra programmet i stedet.",
  bad_address: notOpen,
  private_address: notOpen,
  too_many_redirects: "Siden sender oss videre for mange ganger. Åpne den i nettleseren, og bruk adressen du ender på.",
  unreachable: "Vi fikk ikke kontakt med siden. Se etter at adressen stemmer, eller prøv igjen senere.",
  timed_out: "Siden svarte ikke i tide. Prøv igjen om litt, eller lim inn teksten.",
  not_found: "Siden finnes ikke (lenger). Se etter at adressen stemmer.",
  refused: "Siden slipper oss ikke inn. Kopier teksten fra den og lim den inn.",
  busy_server: "Siden har for mye å gjøre akkurat nå. Prøv igjen om en stund, eller lim inn teksten.",
  server_error: "Siden svarte med en feil. Prøv igjen senere, eller lim inn teksten.",
  robots:
    "Nettstedet ber om at programmer ikke leser siden. Be den som driver nettstedet om å slippe Samling til, eller lim inn programmet i stedet.",
  adapter_off:
    "Samling henter ikke fra denne tjenesten: den er slått av, eller eieren av den har ikke sagt ja ennå. Lim inn teksten fra programmet i stedet.",
  unknown_answer:
    "Denne tjenesten kjenner vi, men svaret fra den har en form vi ikke kjenner. Lim inn teksten fra programmet i stedet.",
  calendar_closed:
    "På siden står en kalender som vi ikke får lese. Er den offentlig? Del den, og prøv igjen, eller lim inn teksten fra programmet.",
  reader_down: "Akkurat nå får vi ikke lest noe. Det du limte inn, står her fortsatt: prøv igjen om litt.",
  missing: "Lim inn en lenke eller en tekst først.",
  google_page: shareIt("Google Kalender"),
  outlook_page: shareIt("Outlook"),
  icloud_page: shareIt("iCloud"),
  teamup_page: shareIt("Teamup"),
};
