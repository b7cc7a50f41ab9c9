const notCalendar = "Dette er ikkje ein kalender vi kan lese. Kopier lenka på nytt, eller lim inn teksten i staden.";
const notOpen = "Adressa kan vi ikkje hente frå. Ho må ligge ope på nettet og byrje med https://.";
const shareIt = (service: string) =>
  `Dette er sida til ${service}, ikkje sjølve kalenderen. Gjer kalenderen offentleg, og lim inn iCal-lenka.`;

export const intakeProblemMessages = {
  empty: "Her er det ingenting å lese.",
  pdf: "Dette er ein PDF. Last han ned, og vel han som fil.",
  office: "Dette er ei Word- eller Excel-fil. Last ho ned og vel ho som fil, eller kopier innhaldet og lim det inn.",
  old_office: "Fila er i eit gammalt Office-format, eller låst med passord. Lagre ho som .docx eller .xlsx.",
  open_document: "OpenDocument-filer kan vi ikkje lese. Lagre fila som .docx, .xlsx eller PDF.",
  iwork: "Filer frå Pages og Numbers kan vi ikkje lese. Eksporter fila som Word, Excel eller PDF.",
  presentation: "PowerPoint-filer kan vi ikkje lese. Lagre fila som PDF.",
  image: "Dette er eit bilete. Skriv inn eller lim inn teksten i det.",
  mail: "Dette er ein e-post. Kopier teksten i han, og lim han inn.",
  zip: "Dette er ei pakka fil (zip). Pakk ho ut, og vel det som er i ho.",
  pdf_locked: "PDF-en er låst med passord. Lagre han utan passord først.",
  pdf_without_text:
    "Det er ingen tekst i denne PDF-en, berre bilete, og dei får vi ikkje lese. Skriv inn eller lim inn teksten.",
  picture_damaged: "Dette biletet får vi ikkje opna. Ta eit nytt, eller vel eit i JPEG eller PNG.",
  picture_dark: "Biletet er heilt mørkt. Ta eit nytt med meir lys.",
  picture_without_text: "Vi fann ingen tekst i biletet. Gå nærare, og ta det rett framanfrå.",
  letters_on_photograph:
    "Vi klarte ikkje å lese teksten over biletet. Skriv inn det som står, eller ta bilete av berre teksten.",
  film: "Dette er ein film. Ta eit bilete i staden.",
  picture_timed_out: "Biletet tok for lang tid å lese på denne eininga. Ta bilete av ein mindre del.",
  picture_offline:
    "Det som les bilete, er ikkje på eininga enno og må hentast med nett. Vel biletet på nytt når du er på nett igjen.",
  called_off: "Lesinga vart avbroten.",
  picture_too_large: "Biletet er for stort for denne eininga. Ta eit nytt, eller vel ei mindre utgåve.",
  damaged: "Fila er skadd eller ikkje heil, så vi får ikkje opna ho. Lim inn teksten i staden.",
  file_offline: "Utan nettet får vi ikkje lese fila. Vel ho på nytt når du er på nett att.",
  binary: "Dette er ikkje tekst, så vi kan ikkje lese det. Kopier innhaldet og lim det inn.",
  too_big:
    "Dette er for stort til at vi kan lese det. Er det ei fil på nettet, kan du laste ho ned og velje ho; elles lim inn ein del om gongen.",
  not_a_calendar: notCalendar,
  web_page: notCalendar,
  no_events: "Her fann vi ingen arrangement med dato. Lim gjerne inn teksten frå programmet i staden.",
  bad_address: notOpen,
  private_address: notOpen,
  too_many_redirects: "Sida sender oss vidare for mange gonger. Opne ho i nettlesaren, og bruk adressa du endar på.",
  unreachable: "Vi fekk ikkje kontakt med sida. Sjå etter at adressa stemmer, eller prøv igjen seinare.",
  timed_out: "Sida svara ikkje i tide. Prøv igjen om litt, eller lim inn teksten.",
  not_found: "Sida finst ikkje (lenger). Sjå etter at adressa stemmer.",
  refused: "Sida slepp oss ikkje inn. Kopier teksten frå ho og lim han inn.",
  busy_server: "Sida har for mykje å gjere akkurat no. Prøv igjen om ei stund, eller lim inn teksten.",
  server_error: "Sida svara med ein feil. Prøv igjen seinare, eller lim inn teksten.",
  robots:
    "Nettstaden ber om at program ikkje les sida. Be den som driv nettstaden, om å sleppe Samling til, eller lim inn programmet i staden.",
  adapter_off:
    "Samling hentar ikkje frå denne tenesta: ho er slått av, eller eigaren av ho har ikkje sagt ja enno. Lim inn teksten frå programmet i staden.",
  unknown_answer:
    "Denne tenesta kjenner vi, men svaret frå ho har ei form vi ikkje kjenner. Lim inn teksten frå programmet i staden.",
  calendar_closed:
    "På sida står ein kalender som vi ikkje får lese. Er han offentleg? Del han, og prøv igjen, eller lim inn teksten frå programmet.",
  reader_down: "Akkurat no får vi ikkje lese noko. Det du limte inn, står her framleis: prøv igjen om litt.",
  missing: "Lim inn ei lenke eller ein tekst først.",
  google_page: shareIt("Google Kalender"),
  outlook_page: shareIt("Outlook"),
  icloud_page: shareIt("iCloud"),
  teamup_page: shareIt("Teamup"),
};
