import type { letterMailMessages as nb } from "../nb/letter-mails";

export const letterMailMessages: typeof nb = {
  footer:
    "Sent by Samling, because you asked for it. We do not measure whether anybody opens an email or presses anything in it.",
  confirm: {
    subject: "Confirm that you want email from Samling",
    heading: "Do you want email from Samling?",
    body: "Somebody, probably you, asked to be told at this address. We send nothing until you have confirmed it.",
    button: "Yes, I want it",
    notYou: (days: number) =>
      `Was it not you? Then you need do nothing. After ${days} days we delete the address and what came with it.`,
  },
  weekly: {
    subject: "Your week",
    intro:
      "Here is what you follow, for the next seven days. What is cancelled or moved comes first. Times are Norwegian time, and each line links to the page with all about it.",
    changed: "Not as planned",
    more: (n: number | null) =>
      n === 1
        ? "There is one more, which there was no room for here."
        : `There are ${n === null ? "" : `${n} `}more, which there was no room for here.`,
    all: "See and change what you follow",
    question: "Do you still want this letter?",
    questionText:
      "We do not measure whether you read the letters, so now we ask. Press the button if you want them to go on. If you do nothing, this is the last.",
    keep: "Yes, keep sending",
  },
  line: ({ when, title, place }): string => [`${when}: ${title}`, place].filter(Boolean).join(", "),
  at: ({ day, time }: { day: string; time: string }): string => `${day} at ${time}`,
  allDay: (day: string) => `${day}, all day`,
  place: (place: string) => `Place: ${place}`,
  reminder: {
    subjects: {
      day: (title: string) => `Tomorrow: ${title}`,
      hours: (title: string) => `In two hours: ${title}`,
    },
    intro: "You asked to be reminded of this. All about it is on the event's page, also what is new.",
    button: "See the event",
  },
  change: {
    subject: (mark: string, title: string) => `${mark}: ${title}`,
    intro: "You have saved this, and asked to be told when something changes. All about it is on the event's page.",
    back: "As planned after all",
    reason: (words: string) => `The organiser writes: “${words}”`,
    was: (before: string) => `Before: ${before}`,
  },
  manage: "See, change or delete what you get from us:",
  stop: {
    weekly: "Stop the weekly letter:",
    reminder: "Stop the reminders:",
    at_once: "Stop being told of changes:",
  },
};
