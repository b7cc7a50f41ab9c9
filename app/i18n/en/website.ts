import type { websiteMessages as nb } from "../nb/website";

/** Texts of the page about the organizer's own web site. */
export const websiteMessages: typeof nb = {
  title: "For your web site",
  intro:
    "Your events can stand on your own web site and keep themselves up to date. Choose what they look like, and paste the code. It sets no cookies and stores nothing about those who look.",
  description: "Show your events on your own web site.",
  shortcut: "For your web site",
  shortcutFacts: "Your events on your own pages",
  show: "What is shown",
  shows: { list: "List", month: "Month", next: "Next service" },
  whose: "Whose",
  own: "Only ours",
  near: (town) => `Everybody’s near ${town}`,
  radius: "How near",
  km: (km) => `${km} km`,
  count: "How many",
  types: "Only these types (none chosen: all)",
  theme: "Light or dark",
  themes: { system: "As the reader’s device", light: "Light", dark: "Dark" },
  colour: "Colour",
  coloured: "Use our own colour",
  colourHint: "Where it is hard to read on its ground, we make it a little darker or lighter.",
  lang: "Language",
  showIt: "Show",
  preview: "This is what you get",
  notYet: "Samling cannot be reached. The code for what you chose appears when the connection is back.",
  frame: "Code that works everywhere",
  frameHint:
    "Paste it where your web site takes HTML, such as “Custom HTML” in WordPress. The frame has a fixed height and scrolls inside.",
  element: "Code that is as high as its content",
  elementHint: "For web sites that allow scripts. The line with the script is needed only once on each page.",
  address: "The address of your page",
  addressHint: "Some editors make the frame themselves when you paste this on a line of its own (oEmbed).",
};
