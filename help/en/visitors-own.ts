import type { HelpTexts } from "../help-texts";

export default {
  favorites: {
    title: "Save favourites and follow congregations",
    summary: "Press the heart, and you find it again under Favourites.",
    steps: [
      "Press the heart by an event to save it.",
      "Press “Follow” on the page of a congregation to follow it.",
      "Open “Favourites”: at the bottom on phones, at the top on computers.",
      "Press the heart again to remove it. “Undo” brings it back.",
      "“Tidy up” takes away what is over.",
    ],
    notes: [
      "Without an account the favourites are only in this browser.",
      "If you sign in, you have them on all your devices. You can turn that off under Settings, “Your data”.",
      "Organisers only see about how many have saved something, never who.",
    ],
    words: "heart save saved follow list remember favourite favorite",
    picture: "The list of favourites, with events and congregations that are kept in the account.",
  },
  letters: {
    title: "Be told by mail",
    summary: "A letter a week, a reminder, or a message when something is cancelled.",
    steps: [
      "Choose what you want to know about: the heart of a congregation, “Follow this” on the page “Subscribe”, or “Follow a place or a type” under “What you follow”.",
      "Press “Get it by mail” under “What you follow”.",
      "Tick “A letter a week”, and choose day and hour. Choose a reminder the day before or two hours before, if you like.",
      "Write your address, read the consent and tick it. Press “Send me a link”. With an account you press “Save”.",
      "Press the link in the mail that we send, and then “Yes, I want it”.",
    ],
    notes: [
      "Do you only want to be reminded of one event? Press “Remind me” on its page.",
      "At the end of each mail you can stop it with one press, without signing in, or delete all that we know.",
      "If there is nothing in the next seven days, no letter comes that week.",
      "Would you rather have it on your screen? Press “Notifications on this device” on “What you follow”, read what is sent, tick, and say yes when the browser asks. On iPhone and iPad, Samling must be on the Home Screen first. You turn it off in the same place, or with the button in the notification.",
      "We do not see whether you read the letter. After a month without a press we ask whether you still want it.",
    ],
    words:
      "mail email letter newsletter weekly notice notification reminder remind follow stop unsubscribe push phone screen",
    picture: "The page “Mail from Samling”, with the choice of letter, reminder and message.",
  },
  "own-calendar": {
    title: "Have it in your own calendar",
    summary: "Add one event, or subscribe to a congregation or a whole search.",
    steps: [
      "One event: press “Add to calendar” on its page, and choose a file (Apple, Outlook and others), Google Calendar or Outlook on the web.",
      "A series: choose under “All dates to come” to have the rest as well.",
      "A congregation: press “Subscribe to the calendar” on its page.",
      "A whole search: press “Subscribe to this search” on the front page.",
      "The page “Subscribe” shows step by step what to do in Apple, Google and Outlook.",
    ],
    notes: [
      "A calendar that you subscribe to is put right by itself when something is cancelled or moved. It may still be a day behind: Google only looks every 12 to 24 hours.",
      "If you travel far, look at the event's own page first.",
    ],
    words: "calendar subscribe subscription ical ics google apple outlook iphone notice rss feed",
    picture: "The page “Subscribe”, with steps for iPhone, Google Calendar and Outlook.",
  },
  "language-and-look": {
    title: "Language, appearance and time format",
    summary: "Choose Bokmål, Nynorsk or English, light or dark, and how the time is shown.",
    steps: [
      "Open “Settings”.",
      "Press “Language”, and choose Bokmål, Nynorsk or English.",
      "Press “Appearance”, and choose “Light”, “Dark” or “System”, which follows your device.",
      "Press “Time format”, and choose 24-hour or 12-hour.",
    ],
    notes: [
      "The choices are remembered on this device. If you are signed in, our mails to you are in the language you choose, too.",
      "A browser that asks for Nynorsk gets Nynorsk by itself.",
    ],
    words: "nynorsk bokmål english norwegian dark mode light theme clock settings",
    picture: "The settings, with appearance, language, home place and time format.",
  },
  "your-account": {
    title: "Account, password and your data",
    summary: "Make an account, change the password, see where you are signed in, download or delete everything.",
    steps: [
      "Press “Account” and “Create account”. Tick “I only want to follow events” if you are no organiser.",
      "Press the link that we mail you. It works for three days.",
      "Forgotten the password? Press “Forgot your password?” where you sign in. The link that we send works for one hour.",
      "Under Settings you change email and password, sign out other devices and turn on two-step sign-in.",
      "Under “Your data” you download all that we know about you, or delete the account.",
    ],
    notes: [
      "You need no account to search, save, share and subscribe.",
      "When you change the password, all other devices are signed out.",
      "If you lose your passkey, you get in with a recovery code. Each code works once.",
      "To delete the account cannot be undone.",
    ],
    words: "account user sign in log in login password forgotten passkey two-step delete privacy data email confirm",
  },
} satisfies Partial<HelpTexts>;
