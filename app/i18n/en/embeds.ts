import type { embedMessages as nb } from "../nb/embeds";

export const embedMessages: typeof nb = {
  of: (name) => `Events by ${name}`,
  newTab: "Links open in a new tab.",
  none: "Nothing is planned right now.",
  noneInMonth: (month) => `Nothing is planned in ${month}.`,
  more: "See everything on Samling",
  moreInfo: "Read more",
  previous: "Previous month",
  next: "Next month",
  allDay: "All day",
  plus: (n) => `+ ${n} more`,
  notFound: "This is no longer on Samling.",
  wrongAddress: (problem) => `The address of this frame is not right: ${problem}`,
  unavailable: "The events cannot be shown right now. Try again in a while.",
  toSamling: "Go to Samling",
};
