import type { HostPart, HostState } from "~/domain/events/hosts";

export const hostMessages = {
  title: "Together with others",
  description: "Other congregations and organisations that take part in the event, or whose place it is at.",
  intro:
    "Find them on Samling and ask. When they have said yes they stand on the event, and it is shown on their page and in their calendar, too.",
  named: "Asked",
  noneNamed: "Nobody else has been asked yet.",
  part: { partner: "Together with", place: "At" } satisfies Record<HostPart, string>,
  state: { asked: "Waiting for an answer", accepted: "Have said yes", declined: "Have said no" } satisfies Record<
    HostState,
    string
  >,
  withdraw: "Take back",
  withdrawFor: (name: string) => `Take back ${name}`,
  withdrawsLater: "What you take back is taken back for the later dates of the series, too.",
  find: "Find an organisation, by name or town",
  search: "Search",
  found: (query: string) => `Found for “${query}”`,
  nothingFound: "We found nobody else of that name on Samling. They need a page here to be asked.",
  askHint: "“Together with” when they hold it with you, “At” when it is at theirs.",
  askNamed: (part: string, name: string) => `${part}: ask ${name}`,
  manage: "Ask others, or see what they have answered",
  whenPublished: "Find those you hold it with. They are asked as you publish.",
  afterPublishing: "When the event is published you can ask others whether they take part.",
  partOf: (name: string) => `What ${name} is`,
  count: (n: number) => (n === 1 ? "1 found" : `${n} found`),
  scope: "Which dates is it about?",
  scopes: {
    this: "Only this date",
    following: (n: number) => (n === 1 ? "This and one later date" : `This and ${n} later dates`),
  },
  full: "Five others are named. Take one of them back to ask somebody else.",
  over: "The event has begun, so nobody else can be asked.",
  see: "See the page",
  failed: "It was not saved. Try again.",
  problems: {
    sameOrganizer: "This is your own event. You stand on it already.",
    tooManyHosts: "Five others are named. Take one of them back first.",
    hasDeclined: "They have said no to this event. They can change their mind on their own page.",
    gone: "The organisation is no longer on Samling.",
    tooLate: "The event has begun, so nobody else can be asked.",
    tooMany: (minutes: number) => `You have asked many today. Try again in ${minutes} minutes.`,
  },
  flash: {
    published: "The event is published, and the others have been asked.",
    asked: "They have been asked. When they say yes they stand on the event.",
    withdrawn: "It has been taken back.",
  },
};

export const askedHostMessages = {
  title: "Together with others",
  description: "Events that others say you take part in.",
  notice: (n: number) =>
    n === 1
      ? "Somebody asks whether you take part in an event."
      : `You are asked whether you take part in ${n} events.`,
  shortcutFacts: "Events of others that you take part in",
  look: "See and answer",
  intro: "If you say yes you stand on the event, and it is shown on your page and in your calendar.",
  empty: "Nobody has asked",
  emptyText: "When somebody asks whether you take part in an event, it stands here.",
  sections: {
    asked: "Waiting for your answer",
    accepted: "You take part",
    declined: "You have said no",
  } satisfies Record<HostState, string>,
  asks: {
    partner: (organizer: string) => `${organizer} asks: Do you take part in this?`,
    place: (organizer: string) => `${organizer} asks: Is this at your place?`,
  } satisfies Record<HostPart, (organizer: string) => string>,
  is: {
    partner: (organizer: string) => `Together with ${organizer}`,
    place: (organizer: string) => `At your place, by ${organizer}`,
  } satisfies Record<HostPart, (organizer: string) => string>,
  more: (n: number) => (n === 1 ? "and one more date" : `and ${n} more dates`),
  yes: { partner: "Yes, we take part", place: "Yes, it is at our place" } satisfies Record<HostPart, string>,
  no: "No",
  leave: "Withdraw",
  yesAfterAll: "Yes, after all",
  answerFor: (answer: string, title: string) => `${answer}: ${title}`,
  failed: "The answer was not saved. Try again.",
  flash: {
    yes: "Thank you. The event is now shown with you, too.",
    no: "All right. You don't stand on the event.",
    withdrawn: "The question has been taken back.",
  },
};
