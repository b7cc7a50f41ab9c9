import { innerQuotes } from "../inner-quotes";

export const subscribeMessages = {
  title: "Subscribe",
  heading: "Have it in your own calendar",
  intro: (what: string) =>
    `“${innerQuotes(what)}” comes into your calendar by itself, and what is cancelled or moved is put right there too.`,
  late: "A calendar that you subscribe to can be a day late. If you travel far, look at the event’s own page first.",
  ways: {
    apple: {
      name: "iPhone, iPad and Mac",
      action: "Open in Calendar",
      steps: [
        "Press “Open in Calendar”.",
        "Calendar asks whether to subscribe. Choose “Subscribe”.",
        "Choose a name and a colour, and press “Done” or “Add”.",
        "A Mac lets you choose there how often it looks for news. On an iPhone that is in Settings, under “Fetch New Data”.",
      ],
      rhythm: "Looks for news as often as you have chosen, from every quarter of an hour to every week.",
    },
    google: {
      name: "Google Calendar",
      action: "Add to Google",
      steps: [
        "Do this on a computer. The app on a phone cannot add such calendars.",
        "Press “Add to Google”, and sign in if you are asked to.",
        "Choose “Add” when Google asks.",
        "Open Google Calendar on your phone, and tick the calendar in the menu.",
      ],
      rhythm: "Looks for news only every 12 to 24 hours. None of us can change that.",
    },
    outlook: {
      name: "Outlook",
      action: "Add to Outlook",
      steps: [
        "Press “Add to Outlook”, and sign in.",
        "If your account is from work or school, press “Outlook (work or school)” instead.",
        "Give the calendar a name, and choose “Import”.",
        "Nothing happens? Choose “Add calendar” and “Subscribe from web” there, and paste the address below.",
      ],
      rhythm: "Looks for news every few hours, at times only once a day.",
    },
  },
  otherWays: "Other programs",
  addressHint: "Copy the address, and paste it where the program lets you subscribe to a calendar from the web.",
  news: "Do you read news in a feed reader?",
  rss: "RSS",
  json: "JSON Feed",
  back: "Back",
};
