import type { becomeOrganizerMessages as nb } from "../nb/become-organizer";

export const becomeOrganizerMessages: typeof nb = {
  title: "Organiser account",
  description: "Create an account and publish services, concerts and gatherings for free, where people look for them.",
  heading: "Help more people find their way to you",
  intro: "Tell of services, concerts and gatherings where people look for them. The first event is out in two minutes.",
  createAccount: "Create account",
  signIn: "Sign in",
  toDashboard: "To my dashboard",
  toOnboarding: "Describe the organisation",
  onlyOrganizers: "Only organisers need an account. Anyone can search, save and share without.",
  sample: {
    weekday: "Sun",
    date: "7",
    month: "June",
    type: "Service",
    time: "11:00",
    title: "Family service and church coffee",
    place: "Your church",
    near: "2 km away",
  },
  benefitsHeading: "Why it is worth it",
  benefits: [
    {
      title: "People find you",
      text: "Your events are shown to those who live nearby, and to those who are only visiting.",
    },
    { title: "Quick to fill in", text: "Every week? Write it once, and we publish the whole series." },
    {
      title: "Taken from your calendar",
      text: "If you keep a calendar already, we take the events from there. Nothing is written twice.",
    },
    { title: "Share the work", text: "Invite colleagues and volunteers, and decide what each of them can do." },
  ],
  stepsHeading: "How to get started",
  steps: [
    {
      title: "Create an account",
      text: "Use the congregation's email address, and the account stays with the congregation.",
    },
    { title: "Say who you are", text: "Name, a few words, address, logo and a picture." },
    { title: "Publish", text: "The first event is visible at once." },
  ],
  featuresHeading: "All this is free",
  features: [
    "As many events as you like",
    "Events that repeat",
    "A page of your own with logo, pictures and map",
    "Import from Google, Outlook and other calendars",
    "The whole team on one account",
    "Cards for sharing in social media",
    "Statistics and insight",
  ],
  firstDay:
    "On your first day the first 20 events are shown at once. If there are more, we keep them and show them the day after, or as soon as we have looked at yours.",
  priceHeading: "What does it cost?",
  price: "NOK 0",
  priceNow: "Everything is free now.",
  priceLater:
    "Later we plan a subscription at NOK 99 a month. You will be told in good time, and nothing is charged unless you say yes.",
  closingHeading: "Shall we put your first event in the window?",
};
