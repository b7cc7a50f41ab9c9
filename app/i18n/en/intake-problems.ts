const notCalendar = "This is no calendar that we can read. Copy the link again, or paste the text instead.";
const notOpen = "We cannot fetch from this address. It must be open on the web and begin with https://.";
const shareIt = (service: string) =>
  `This is ${service}'s page, not the calendar itself. Make the calendar public and paste its iCal link.`;

export const intakeProblemMessages = {
  empty: "There is nothing to read here.",
  pdf: "This is a PDF. Download it, and choose it as a file.",
  office: "This is a Word or Excel file. Download it and choose it as a file, or copy its content and paste it.",
  old_office: "The file has an old Office format, or a password. Save it as .docx or .xlsx.",
  open_document: "We cannot read OpenDocument files. Save it as .docx, .xlsx or PDF.",
  iwork: "We cannot read files from Pages and Numbers. Export it as Word, Excel or PDF.",
  presentation: "We cannot read PowerPoint files. Save it as PDF.",
  image: "This is a picture. Write or paste the text in it.",
  mail: "This is an email. Copy its text and paste it.",
  zip: "This is a zip file. Unpack it, and choose what is in it.",
  pdf_locked: "The PDF has a password. Save it without one first.",
  pdf_without_text: "There is no text in this PDF, only pictures, and we can't read them. Write or paste the text.",
  picture_damaged: "This picture can't be opened. Take a new one, or choose one in JPEG or PNG.",
  picture_dark: "The picture is completely dark. Take a new one with more light.",
  picture_without_text: "We found no text in the picture. Go closer, and take it straight from the front.",
  letters_on_photograph:
    "We couldn't read the text on top of the picture. Write what it says, or take a picture of the text alone.",
  film: "This is a film. Take a picture instead.",
  picture_timed_out: "The picture took too long to read on this device. Take a picture of a smaller part.",
  picture_offline:
    "What reads pictures is not on this device yet and has to be fetched. Choose the picture again when you are back online.",
  called_off: "Reading was cancelled.",
  picture_too_large: "The picture is too large for this device. Take a new one, or choose a smaller version.",
  damaged: "The file is damaged or not complete, so we cannot open it. Paste the text instead.",
  file_offline: "Without a network we cannot read the file. Choose it again when you are online.",
  binary: "This is no text, so we cannot read it. Copy the content and paste it.",
  too_big:
    "This is too large for us to read. If it is a file on the web, download it and choose it; otherwise paste one part at a time.",
  not_a_calendar: notCalendar,
  web_page: notCalendar,
  no_events: "We found no events with a date here. You can paste the text of the programme instead.",
  bad_address: notOpen,
  private_address: notOpen,
  too_many_redirects: "The page redirects us too many times. Open it in your browser, and use the address you end at.",
  unreachable: "We could not reach the page. Check the address, or try again later.",
  timed_out: "The page did not answer in time. Try again in a while, or paste the text.",
  not_found: "The page does not exist (any more). Check the address.",
  refused: "The page does not let us in. Copy its text and paste it.",
  busy_server: "The page is too busy right now. Try again in a while, or paste the text.",
  server_error: "The page answered with an error. Try again later, or paste the text.",
  robots:
    "The site asks programs not to read the page. Ask whoever runs the site to let Samling in, or paste the programme instead.",
  adapter_off:
    "Samling does not fetch from this service: it is turned off, or its owner has not agreed yet. Paste the text of the programme instead.",
  unknown_answer:
    "We know this service, but its response has a form that we do not know. Paste the text of the programme instead.",
  calendar_closed:
    "The page shows a calendar that we may not read. Is it public? Share it and try again, or paste the text of the programme.",
  reader_down: "We cannot read anything right now. What you pasted is still here: try again in a while.",
  missing: "Paste a link or a text first.",
  google_page: shareIt("Google Calendar"),
  outlook_page: shareIt("Outlook"),
  icloud_page: shareIt("iCloud"),
  teamup_page: shareIt("Teamup"),
};
