export const firstHourMessages = {
  title: "Get started",
  description: "The first hour on Samling, step by step.",
  intro: "Five small steps and you are in place. Take them in any order; they are ticked when they are done.",
  done: (n: number, all: number): string => (n === all ? "All is done" : `${n} of ${all} done`),
  isDone: "Done",
  isLeft: "To do",
  steps: {
    profile: {
      title: "Say who you are",
      text: "A description and the address, so that people nearby find you.",
    },
    picture: { title: "Add a picture", text: "Of the church or the house, or your mark." },
    events: {
      title: "Bring in the first event",
      text: "Paste the link of the calendar you have, or the programme, or write one yourself.",
    },
    team: { title: "Invite one more", text: "Then you are not the only one who can correct something in a hurry." },
    website: {
      title: "Show the events on your own website",
      text: "Copy the code, or give people the link of the calendar. Ticked the day after somebody has seen them there.",
    },
  },
  putAway: "Hide",
  bringBack: "Bring back",
  stands: "It stands on the dashboard until all is done. If you hide it, it is still here.",
  isAway: "It is not on the dashboard now. Only you decide that for yourself.",
  failed: "It was not done. Try again.",
};
