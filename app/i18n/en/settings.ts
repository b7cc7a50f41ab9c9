import type { settingsMessages as nb } from "../nb/settings";

export const settingsMessages: typeof nb = {
  title: "Settings",
  description: "Choose appearance, language and time format.",
  heading: "Make it yours",
  hint: "Your choices are remembered on this device.",
  signedOut: "You are not signed in",
  signedOutHint: "Sign in to have your favourites on every device, or to publish events.",
  theme: "Appearance",
  themes: { light: "Light", dark: "Dark", system: "System" },
  themeHints: { light: "Paper in daylight", dark: "Evening light", system: "Follows your device" },
  language: "Language",
  /** Asked in the language itself. */
  proposal: {
    title: "Would you like Samling in English?",
    text: "You write in English. Our pages and mails to you can be in English as well.",
    yes: "Yes, change to English",
    no: "No, thank you",
  },
  timeFormat: "Time format",
  timeFormats: { "24h": "24-hour", "12h": "12-hour" },
  timeExamples: { "24h": "18:30", "12h": "6:30 PM" },
  about: "About",
  version: (number: string) => `Version ${number}`,
  developer: "Developed by Samling",
  aboutText:
    "Samling shows church services, concerts and other gatherings where you are, from congregations and organisations all over Norway.",
  privacy: "Privacy",
  accessibility: "Accessibility",
  eventSources: "Where the events come from",
  sources: "Sources and licences",
  sourceMaps: "Maps and addresses: © Kartverket, CC BY 4.0",
  sourcePlaces: "Places: GeoNames, CC BY 4.0",
  sourceRegister: "Organisations: The Brønnøysund Register Centre (Enhetsregisteret), NLOD",
  sourceFonts: "Typefaces: Fraunces and Inter, SIL Open Font License 1.1",
};
