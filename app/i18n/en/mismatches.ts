import type { mismatchListMessages as nbList, mismatchMessages as nb } from "../nb/mismatches";

export const mismatchMessages: typeof nb = {
  title: "Not right?",
  description: "Tell the organiser when something is not as it says.",
  question: "What was not right?",
  problems: { nobody: "I met nobody", time: "Wrong time", place: "Wrong place" },
  words: "Will you say a little more?",
  wordsHint: "One sentence is enough. Write no names, and nothing about people.",
  about: (organizer: string) => `${organizer} will be told. They are not told who you are, and nor are we.`,
  someOrganizer: "The organiser",
  send: "Tell them",
  sending: "Sending …",
  failed: "It was not sent. Try again.",
  tooMany: (minutes: number) => `This has been said many times from here. Try again in ${minutes} minutes.`,
  tooLate:
    "You can say so from three hours before the event until a week after it. There is no need where it is cancelled.",
  thanks: "Thank you for telling!",
  thanksText: "The organiser will be told, and can put it right for the next who comes.",
  back: "To the event",
  moderation: {
    reason: "“Not right?” repeatedly",
    words: "Visitors from at least three networks have on at least three days said that something was not right.",
  },
};

export const mismatchListMessages: typeof nbList = {
  title: "Not right?",
  description: "What visitors say was not as it said.",
  notice: (n: number) =>
    n === 1 ? "A visitor says that something was not right." : `${n} visitors say that something was not right.`,
  look: "See and answer",
  intro: "Visitors have told about this. Put right what is wrong, so that it is right for the next.",
  empty: "Nothing is waiting",
  emptyText: "When somebody meets a locked door and tells, it stands here.",
  said: (problem: string, n: number) => (n > 1 ? `${problem} (${n})` : problem),
  inCalendar: (calendar: string) => `Time and place are changed in “${calendar}”.`,
  edit: "Put it right",
  fixed: "It is put right",
  right: "It is right",
  answer: (title: string) => `Answer for ${title}`,
  failed: "The answer was not saved. Try again.",
  flash: { answered: "Thank you. The answer is saved." },
};
