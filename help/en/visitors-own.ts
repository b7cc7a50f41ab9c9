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
  "without-network": {
    title: "Without a network",
    summary: "The lists you saw last, and all you have saved, work without a network.",
    steps: [
      "Look at the list you want to have with you while you are online: “This weekend”, say, or a place.",
      "Press the heart of the events you are going to. The page, its picture and a piece of the map are put on the device.",
      "Open Samling without a network. At the top it says “Offline”, and when the page was as you see it.",
      "If you come to a page that is not here, you are shown what is. The one you wanted opens when you are online again.",
    ],
    notes: [
      "Without an account, hearts work without a network, too. When you are signed in, you need a network to save: the heart tells you.",
      "Lists lie on the device for at most seven days. Events that are over are taken away.",
      "If your browser is set to save data, nothing is fetched ahead.",
      "To have Samling on your home screen, choose to install it, or to add it, in the browser's menu. On an iPhone: the Share button, then “Add to Home Screen”.",
      "When you sign out, what lay here for the account is deleted.",
    ],
    words: "offline no network coverage app install home screen church porch plane train",
  },
  letters: {
    title: "Be told by email",
    summary: "A letter a week, a reminder, or a message when something is cancelled.",
    steps: [
      "Choose what you want to know about: the heart of a congregation, “Follow this” on the page “Subscribe”, or “Follow a place or a type” under “What you follow”.",
      "Press “Get it by email” under “What you follow”.",
      "Tick “A letter a week”, and choose day and hour. Choose a reminder the day before or two hours before, if you like.",
      "Write your address, read the consent and tick it. Press “Send me a link”. With an account you press “Save”.",
      "Press the link in the email that we send, and then “Yes, I want it”.",
    ],
    notes: [
      "Do you only want to be reminded of one event? Press “Remind me” on its page.",
      "At the end of each email you can stop it with one press, without signing in, or delete all that we know.",
      "If there is nothing in the next seven days, no letter comes that week.",
      "Would you rather have it on your screen? Press “Notifications on this device” on “What you follow”, read what is sent, tick, and say yes when the browser asks.",
      "On iPhone and iPad, Samling must be on the Home Screen before it can notify you. You turn notifications off in the same place, or with the button in the notification.",
      "We do not see whether you read the letter. After a month without a press we ask whether you still want it.",
    ],
    words:
      "mail email letter newsletter weekly notice notification reminder remind follow stop unsubscribe push phone screen",
    picture: "The page “Email from Samling”, with the choice of letter, reminder and message.",
  },
  "own-calendar": {
    title: "Have it in your own calendar",
    summary: "Add one event, or subscribe to a congregation or a whole search.",
    steps: [
      "One event: press “Calendar” on its page, and choose a file (Apple, Outlook and others), Google Calendar or Outlook on the web.",
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
    title: "Language, appearance, text size and calm",
    summary: "Choose Bokmål, Nynorsk or English, light or dark, larger letters, or pages without pictures.",
    steps: [
      "Open “Settings”.",
      "Press “Language”, and choose Bokmål, Nynorsk or English.",
      "Press “Appearance”, and choose “Light”, “Dark” or “System”, which follows your device.",
      "Press “Text size”, and choose “Large” or “Largest” if the letters are too small.",
      "Press “Calm”, and choose “Calm view” for pages without pictures, on which nothing moves.",
      "Press “Time format”, and choose 24-hour or 12-hour.",
    ],
    notes: [
      "The choices are remembered on this device. If you are signed in, our emails to you are in the language you choose, too.",
      "A browser that asks for Nynorsk gets Nynorsk by itself.",
    ],
    words:
      "nynorsk bokmål english norwegian large print big letters calm quiet without pictures dark mode light theme clock settings",
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
