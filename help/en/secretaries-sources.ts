import type { HelpTexts } from "../help-texts";

export default {
  "connect-calendar": {
    title: "Connect the calendar you have",
    summary: "Paste the link once, and the events come by themselves.",
    steps: [
      "Press “Calendars” on the dashboard.",
      "Find the iCal link. “How to find the link” tells how in Google, Outlook, iCloud, Teamup, WordPress and ChurchDesk.",
      "Paste the link into the field at the top of the page, and press “See what we understand”. Nothing is out yet.",
      "Look over what will come. Leave “Keep this up to date” on, and press “Publish”.",
      "If the calendar lacks type or place, set them under “Change the calendar”.",
    ],
    notes: [
      "A calendar is usually read every hour, more or less often if it asks for that. “Fetch now” reads it at once.",
      "Funerals, weddings, board meetings, rehearsals and hire are not shown until you have said yes to them.",
      "The owner and administrators can add calendars. There is room for 20.",
      "If you remove the calendar, its events are gone, too.",
    ],
    words: "google outlook icloud teamup churchdesk ical ics sync import fetch calendar link url subscribe",
    picture: "The page “Your calendars”, with the field for the calendar's link.",
  },
  "calendar-problems": {
    title: "When a calendar does not work",
    summary: "See what is wrong, and what you can do.",
    steps: [
      "Press “Calendars” on the dashboard. If something is wrong, the reason and the advice are there.",
      "Open the page “What the calendar does” to see when it was read, what came, and what was left out.",
      "If the calendar has a new link, paste it under “Change the calendar”. The events stay.",
      "Press “Fetch now” to try again.",
    ],
    notes: [
      "If the calendar does not answer, we go on trying by ourselves, and the events stay.",
      "If very much is gone at once, we wait until we have seen the same once more, at least an hour later.",
      "If it fails for long, the owner gets one mail.",
    ],
    words: "error fails missing not coming sync link broken gone calendar not updated",
    picture: "The page “What the calendar does” of a calendar that fails.",
  },
  "edit-imported": {
    title: "Edit what comes from a calendar",
    summary: "Set picture, description, type, tags and website here. The rest is changed in the calendar.",
    steps: [
      "Find the event on the dashboard, and press “Edit”.",
      "Set what you want to change, and press “Save”. It stays each time the calendar is read.",
      "If the event has several dates, choose “Only this date” or “All dates”.",
      "Press “back to the calendar” by a field to have what the calendar says.",
    ],
    notes: [
      "Title, time and place are changed in the calendar. Then they are put right here by themselves.",
      "Cancelled, postponed and full are set with “Cancel or move”, on such events, too.",
    ],
    words: "imported fetched calendar picture cannot edit changed here back to the calendar",
  },
  "bring-in": {
    title: "Bring in a programme",
    summary: "Paste a link, a text or a table, or choose a file, and look it over before anything is shown.",
    steps: [
      "In the line on the dashboard, or under “Calendars”, paste the link to the programme, the text of the parish magazine or a table.",
      "Or take a picture of the poster or the parish magazine (it is read on your device), or choose a file: Word, Excel, PDF, CSV or calendar.",
      "Press the arrow, “See what we understand”.",
      "Look over the list. Tick what is to be published, and press “Correct” to change something.",
      "Press “Publish”.",
      "If it comes from a web page or a calendar, you can choose “Keep this up to date”.",
    ],
    notes: [
      "Nothing is shown before you publish. After that you can undo it for an hour.",
      "What looks private is not ticked.",
      "What we did not understand stands by itself with the reason, so that you can write it yourselves.",
      "We do not read Facebook and Instagram.",
    ],
    words: "import paste text file word excel pdf csv parish magazine programme website table facebook",
    picture: "The page “Bring in events”, with the field for a link or text and the choice of a file.",
  },
  "together-with-others": {
    title: "Together with others",
    summary: "Show that several hold the event, or that it is at somebody else's place.",
    steps: [
      "Press “Together with others” by the event on the dashboard.",
      "Search for the organisation by name or place. It must have a page on Samling.",
      "Choose “Together with” when they take part in holding it, “At” when it is at theirs. Then they are asked.",
      "When they say yes, they stand on the event, and it is shown on their page and in their calendar, too.",
      "Does somebody ask you? Press “See and answer” on the dashboard.",
    ],
    notes: ["At most five others can stand on an event.", "You can withdraw, or change your mind, at any time."],
    words: "cooperation co-organiser several organisers joint ecumenical venue place invite congregations",
  },
  "double-events": {
    title: "When an event is there twice",
    summary: "Say whether it is the same, and it is shown once.",
    steps: [
      "Does the dashboard say that something seems to be there twice? Press “Look at them”.",
      "If it is the same event, press “Same event”. Then it is shown once, with both links.",
      "If they are two, press “Two different ones”.",
      "If one belongs to another organisation, you ask them. Both stay until they have answered.",
    ],
    notes: ["You answer only once, also when the calendar is read again.", "On the same page you can undo a merge."],
    words: "double duplicate same alike twice merge copy",
  },
} satisfies Partial<HelpTexts>;
