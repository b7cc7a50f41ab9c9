import type { eventStateMessages as nb, stateFormMessages as nbForm } from "../nb/event-states";

export const eventStateMessages: typeof nb = {
  marks: {
    cancelled: "Cancelled",
    postponed: "Postponed",
    full: "Full",
    movedInTime: "New time",
    movedInPlace: "New place",
    moved: "Moved",
    closed: "Sign-up closed",
    required: "Sign-up required",
    unconfirmed: "Not confirmed",
  },
  notes: {
    cancelled: "This event will not take place.",
    gone: "It is no longer in the organiser’s calendar. Ask the organiser if you are in doubt.",
    postponed: "It will not be as planned. The new time will be announced here.",
    full: "There is no room for more.",
    movedFrom: (before: string[]) => `It was: ${before.join(", ")}.`,
    required: "You need to sign up.",
    closed: "Sign-up is closed.",
    unconfirmed: "Taken from the congregation’s website, not confirmed.",
  },
};

export const stateFormMessages: typeof nbForm = {
  title: "Cancel or move",
  description: "Say that an event is cancelled, postponed, moved or full.",
  now: "Current status",
  asPlanned: "As planned",
  reason: "Short explanation",
  reasonHint: "Shown to everybody with the mark, for example “The pastor is ill”.",
  choose: "What has happened?",
  chooseHint: "One press, and it shows at once. You can undo it for an hour.",
  choices: {
    cancelled: ["Cancelled", "The event will not take place."],
    postponed: ["Postponed", "A new time will follow."],
    full: ["Full", "There is no room for more."],
    planned: ["As planned", "The mark is taken away."],
    closed: ["Sign-up closed", "Nobody more can sign up."],
    required: ["Sign-up required", "Everybody must sign up."],
    none: ["No sign-up", "Everybody can just come."],
  },
  move: "Has it moved?",
  moveHere: "Change time or place",
  moveInSource: (calendar: string) =>
    `Change time and place in “${calendar}”. It shows here when the calendar has been read.`,
  imported: (calendar: string) =>
    `Comes from “${calendar}”. What you choose here stays when the calendar is read again.`,
  scope: "Which dates is it about?",
  scopes: { this: "Only this date", following: "This and the following", all: "All coming dates" },
  over: "The event is over, so there is nothing to tell.",
  saving: "Saving …",
  failed: "The status was not saved. Try again.",
  changed: "Somebody else has changed the event meanwhile. See its current status, and choose again.",
  gone: "The event has been deleted meanwhile.",
  see: "See the page",
};
