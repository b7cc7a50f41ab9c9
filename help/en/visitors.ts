import type { HelpTexts } from "../help-texts";

export default {
  "find-events": {
    title: "Find events",
    summary: "Search on the front page, and narrow it down with quick choices and filters.",
    steps: [
      "Type in the search field on the front page: a word such as “concert”, a place or the name of a congregation. Choose a suggestion, or press Search.",
      "Press a quick choice: “Near me”, “Place”, “When”, “This weekend”, a type such as Church service, or “For children”.",
      "Press “Filters” for distance, type, date and order, and then “Show results”.",
      "Press a card to see all about the event.",
      "Did you find nothing? Take away a filter, or press “Reset the search”.",
    ],
    notes: [
      "The search understands Bokmål, Nynorsk and common English words. Where it finds nothing, it tries with one letter changed.",
      "A regular gathering is one card. “Show all dates” shows every date.",
      "“This weekend” opens a page of its own, from Friday afternoon to Sunday night.",
    ],
    words: "search look for find filter service concert weekend programme",
    picture: "The front page with the search field at the top, the quick choices below it and the first events.",
  },
  "near-you": {
    title: "See what is near you",
    summary: "Use your position, write a place, or set a home place.",
    steps: [
      "Press “Near me” on the front page. Your browser asks whether it may use your position.",
      "Would you rather not share it? Press “Filters”, and write a place or a postcode in “Near a place”.",
      "Choose how far: 10, 25, 50, 100 or 200 km.",
      "Choose “Nearest first” to have the nearest at the top.",
      "Would you rather not choose each time? Open Settings, and save your place under “Home place”.",
    ],
    notes: [
      "The position is rounded to about one kilometre before it leaves your device, and we do not store it.",
      "The place you write and your home place are only remembered on this device. “Forget the place” and “Remove the home place” take them away.",
    ],
    words: "position gps location distance kilometres home postcode nearby",
    picture: "The front page with events near Bergen, and the distance on each card.",
  },
  "map-and-month": {
    title: "Map and month",
    summary: "See what you searched for as a list, on a map or as a month.",
    steps: [
      "Choose “List”, “Map” or “Month” by the results. On phones they are three icons.",
      "On the map the numbers say how many events are there. Press a number to come closer, and a place to see what happens there.",
      "Move the map, and it searches where you are. Take away the tick at “Search as the map moves” if you would rather press “Search here”.",
      "In the month, press a day to see all of that day.",
      "“Go to date” takes you straight to a day.",
    ],
    notes: [
      "The list has all that is on the map. With a keyboard or a screen reader you use the list.",
      "In the month the arrow keys move between the days, and Page Up and Page Down between the months.",
    ],
    words: "map calendar view month zoom date list",
    picture: "A month as a table, with week numbers and the first events of each day.",
  },
  "who-can-come": {
    title: "Find what suits you",
    summary: "Search for wheelchair access, hearing loop, children's church, language, church family and more.",
    steps: [
      "Press “Filters” on the front page, and then “Access, church, language …”.",
      "Tick what you need, for example “Step-free access”, “Hearing loop” or “Parking”.",
      "Choose church family and language if you like.",
      "Press “Show results”.",
    ],
    notes: [
      "We show what has all that you choose.",
      "Not all congregations have told us everything yet. If you are unsure, ask them: the contact is on their page.",
    ],
    words:
      "wheelchair access accessibility hearing loop children communion sign language interpreter church family free parking",
    picture: "The page “More filters”, with boxes to tick for the place, the event, church family and language.",
  },
  "read-an-event": {
    title: "The page of an event",
    summary: "Time, place, practical things, and whether it is cancelled, moved or full.",
    steps: [
      "Look for the mark by the title: “Cancelled”, “Postponed”, “Moved” or “Full”. Without a mark it is as planned.",
      "“Date and time” and “Place” say when and where. “Get directions” opens the map of your phone.",
      "“Good to know” says what people want to know before they come: access, parking, entry, ages and language.",
      "If the organiser has added links, you find “Sign up”, “Buy a ticket” and the stream there.",
      "If it is a series, the other dates are under “All dates”.",
    ],
    notes: [
      "“Imported from …” means that the event comes from the congregation's own calendar.",
      "If the event is over, the page leads to what comes next from the same organiser.",
    ],
    words: "cancelled postponed moved full registration ticket live stream directions route time",
    picture: "The page of an event, with its date, title, organiser and the button to save it.",
  },
  congregations: {
    title: "Find a congregation",
    summary: "Search for congregations, prayer houses and free churches, and see all that they do.",
    steps: [
      "Open “Congregations”, and search by name or place.",
      "Choose a church family, a county or a first letter, or press “Near me”. On phones these are under “Filters”.",
      "Choose “Map” to see them on the map.",
      "Open a congregation to see its next service, what is coming, opening hours, contact and map.",
      "“See the whole month” shows all of a month, and can be printed on one sheet.",
    ],
    notes: [
      "Opening hours may differ on public holidays. It then says so.",
      "Where it says “in the Norwegian register of organisations”, the register knows their number.",
      "“Made from the register” means that the congregation has not taken the page in use yet. If you are from there, choose “Take the page in use” or “Remove the page”.",
    ],
    words: "congregation church bedehus organisation organiser opening hours contact phone address county",
    picture: "The page of a congregation, with its name, picture and next service.",
  },
  "share-and-print": {
    title: "Share and print",
    summary: "Pass it on, save a picture for social media, or put up a poster.",
    steps: [
      "Press “Share” on the page of an event or a congregation. On phones you choose where. Otherwise the text is copied, for you to paste.",
      "Press “Download a picture” for a picture for links, Instagram or stories.",
      "Press “Print a poster” on the page of an event. Choose A4 or A3, and strips to tear off if you like.",
      "“The week on paper” on the page of a congregation gives its week on one sheet.",
    ],
    notes: [
      "The picture and the poster follow what the page says. If the event is cancelled, they say so, too.",
      "The poster has a QR code that leads to the page.",
    ],
    words: "share poster print qr instagram facebook picture story sheet",
  },
  "something-wrong": {
    title: "When something is wrong",
    summary: "Tell us when something was not right, or does not belong here.",
    steps: [
      "Was the time or the place wrong, or did you meet nobody? Press “Not right?” on the event's page. That goes from three hours before it begins until a week after.",
      "Choose what was not right, write a sentence if you like, and press “Tell them”.",
      "Is it spam, offensive or misleading? Press “Report”, choose what is wrong, and send it. For that you must be signed in.",
      "Under Settings, “Your reports”, you see what became of it.",
      "Is something wrong with Samling itself? Write to us.",
    ],
    notes: [
      "The organiser learns what was not right, but not who told.",
      "Moderators read the reports. Those behind the content do not learn who reported it.",
    ],
    words: "wrong error report complain spam abuse offensive closed door locked not right",
  },
} satisfies Partial<HelpTexts>;
