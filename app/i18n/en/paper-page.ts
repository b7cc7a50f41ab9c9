import type { paperPageMessages as nb } from "../nb/paper-page";

export const paperPageMessages: typeof nb = {
  title: "Paper and screens",
  description: "Posters, the week, the month and the screen in the foyer.",
  intro:
    "All of this is made from your events, with what is changed and cancelled. Open it, choose the paper and print, or save it as a PDF.",
  hidden: "Your page is hidden, so there is nothing to print or show.",
  shortcut: "Paper and screens",
  shortcutFacts: "Posters, week, month, TV",
  week: "The week on one sheet",
  weekHint: "A4 for the wall, A5 to hand out. Where there is much, the letters get smaller.",
  which: "Which week",
  weeks: { this: "This week", next: "Next week" },
  weekWith: "The week of",
  show: "Show",
  openWeek: "Open the sheet",
  texts: "The week as text",
  textsHint: "To paste. What is cancelled and moved is said.",
  forms: {
    plain: "For Word and newsletters",
    facebook: "For Facebook",
    magazine: "For the parish magazine, in short lines",
  },
  month: "The month on one sheet",
  monthHint: "A4, landscape or portrait. Always one page.",
  openMonth: "Open the month",
  posters: "Posters",
  postersHint:
    "A4 or A3, with a QR code, and strips to tear off if you like. Anybody can print them from the event’s page.",
  noPosters: "No coming events yet.",
  screen: "A screen in the foyer",
  screenHint:
    "Choose, open the address on the screen, and press once for full screen. It fetches news every five minutes, and shows the last it has when the network is down.",
  screenDark: "Dark",
  darkHours: (from, to) => `From ${from} to ${to}`,
  neverDark: "Never",
  screenLanguage: "Language on the screen",
  screenAddress: "The screen’s address",
  openScreen: "Open the screen",
  preview: (what) => `This is what you get: ${what}`,
};
