export const refusedMessages = {
  title: "You can’t do this",
  who: {
    viewer: "Only those on the team can see this.",
    editor:
      "Editors, administrators and the owner can do this. You are a viewer: ask one of them for help, or for another role.",
    admin: "Administrators and the owner can do this. Ask one of them for help, or for another role.",
    owner: "Only the organisation’s owner can do this.",
    superadmin: "Only those who run Samling can do this.",
    moderator: "Only moderators can decide this.",
    decide_on_own: "This is your own. A moderator from another organisation has to decide.",
    found_organizer: "Confirm your email address first. Then you can create an organisation.",
  },
  toDashboard: "To the dashboard",
  toSettings: "To your account",
  method: { title: "That is not possible here", body: "This page does not accept what was sent." },
  takenAway: {
    title: "Taken down by the organiser",
    body: "The event has been taken down by its organiser. If they bring it back, it is here again.",
  },
  searchRests: {
    title: "The search is resting",
    body: "Right now we can't find events by words or by what they offer. You can still look by place, day and type. Try again in a little while.",
  },
  unavailable: "Something went wrong. Please try again later.",
};
