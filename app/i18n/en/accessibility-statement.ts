import type { Reading } from "~/domain/site/reading";
import type { accessibilityStatementMessages as nb } from "../nb/accessibility-statement";

export const accessibilityStatementMessages: typeof nb = {
  reading: (contact: string): Reading => ({
    title: "Accessibility",
    intro:
      "Samling is to work for everyone: by keyboard, with a screen reader, with large text, on old phones and slow networks.",
    reviewed: "Last reviewed in November 2026.",
    sections: [
      {
        heading: "What we hold ourselves to",
        paragraphs: [
          "We follow WCAG 2.2 at level AA. All pages are checked automatically, in both languages and both appearances, whenever something changes, and the most important ways are walked by keyboard alone.",
        ],
      },
      {
        heading: "What you can do",
        list: [
          "Everything can be reached and used by keyboard, and you always see where you are.",
          "Search, filters, sign-in, forms and settings also work without JavaScript.",
          "You can choose a light or dark appearance, or follow your device, in Settings.",
          "Text can be enlarged to twice its size without anything getting lost, and the pages fit a narrow screen.",
          "If you have asked your device for less motion, the pages stand still.",
          "In Settings you can choose larger letters, in two steps, and a calm view without pictures, in which nothing moves.",
          "Forms for those who publish events explain their fields in one plain sentence: press the question mark.",
          "Colour never tells anything alone: the type of an event also has a word and a sign.",
        ],
      },
      {
        heading: "What is not good enough yet",
        list: [
          "The map can be moved by keyboard, but says little to a screen reader. The address and a link to directions therefore always stand beside it.",
          "Pictures are uploaded by organisers. They count as decoration and have no description: what matters should be in the text, but that is not in our hands.",
          "Texts that organisers have written, or that come from their calendars, may be in another language than the page, without being marked.",
          "Passkeys and the cropping of pictures need JavaScript. Both can be skipped.",
        ],
      },
      {
        heading: "Tell us",
        paragraphs: [
          `Is there something that you cannot do? Write to ${contact}: we answer, help you along and put right what we can.`,
          "If you are not content with our answer, you can turn to uutilsynet, the Norwegian authority for universal design of ICT.",
        ],
      },
    ],
  }),
};
