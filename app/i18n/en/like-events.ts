import type { likeEventsMessages as nb } from "#messages/like-events";

const days = (n: number) => (n === 1 ? "1 more date" : `${n} more dates`);

/** They look like the same one. */
export const likeEventsMessages = {
  title: "Similar events",
  description: "Events that seem to be listed twice.",
  heading: "This looks like the same event",
  intro:
    "If it is the same event, we show it once, with both links. If they are two, we leave them. You answer only once, also when the calendar is read again.",
  notice: (n: number) => (n === 1 ? "One event seems to be listed twice." : `${n} events seem to be listed twice.`),
  look: "Look at them",
  noneText: "When two events look alike, we show them here.",
  pair: (a: string, b: string) => `${a} and ${b}`,
  asked: (organizer: string) => `${organizer} says that this is the same event`,
  waiting: (organizer: string) => `Waiting for an answer from ${organizer}`,
  why: "Why",
  reasons: {
    sameTitle: "same title",
    similarTitle: "almost the same title",
    organizerNamed: "one names the other organiser",
    sameStart: "same time",
    startsClose: "almost the same time",
    wholeDay: "same day, one without a time",
    samePlace: "same place",
    near: "close to each other",
    placeOpen: "one has no place",
    oneCancelled: "but only one is cancelled or postponed",
  },
  byHand: "written here",
  fromCalendar: (calendar: string) => (calendar ? `from the calendar ${calendar}` : "from a calendar"),
  moreDays: (n: number) => `Your answer also covers ${days(n)}.`,
  moreMerged: (n: number) => `and ${days(n)}`,
  unknownPlace: "No place given",
  same: "Same event",
  different: "Two different ones",
  propose: "Same event – ask them",
  agree: "Yes, the same event",
  withdraw: "Take the question back",
  proposeNote: (organizer: string) =>
    `${organizer} must agree before it is shown as one. Until then both stay as they are.`,
  merged: "Merged",
  automatic: "Merged automatically",
  undoFor: (title: string) => `Undo the merging of ${title}`,
  notSaved: "Your answer was not saved.",
  flash: {
    merged: "They are now shown as one event.",
    proposed: "The question is sent. Both stay until the other organiser has answered.",
    different: "They stay two events.",
    withdrawn: "The question is taken back.",
    parted: "They are shown separately again.",
    settled: "This is decided already, or one of the events has changed.",
  },
};
