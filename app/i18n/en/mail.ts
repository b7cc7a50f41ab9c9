import type { mailMessages as nb } from "../nb/mail";

const hours = (n: number) => (n === 1 ? "1 hour" : `${n} hours`);

/** Subjects reveal no more than that there is an account. */
export const mailMessages: typeof nb = {
  siteName: "Samling",
  footer:
    "Sent by Samling. We only write about accounts, invitations, calendars and what you publish, and do not measure whether anyone opens our emails.",
  buttonFails: "Does the button not work? Copy the link into your browser:",
  works: (n: number) => `The link works once, and for ${n % 24 === 0 && n > 24 ? `${n / 24} days` : hours(n)}.`,
  confirmEmail: {
    subject: "Confirm your email address",
    body: "Welcome to Samling! Press the button and confirm that this address is yours, and your account is ready.",
    button: "Confirm the email address",
    notYou:
      "Was it not you who made the account? Then you can ignore this email. Without confirmation the account is not used.",
  },
  resetPassword: {
    subject: "Choose a new password",
    body: "Somebody, hopefully you, asked for a new password for your account at Samling.",
    button: "Choose a new password",
    consequence: "Once the password is changed, every device is signed out.",
    notYou: "Was it not you? Then you need not do anything. Your password is the same as before.",
  },
  passwordChanged: {
    subject: "Your password was changed",
    body: "The password of your account at Samling was changed just now. Other devices that were signed in have been signed out.",
    wasYou: "If it was you, there is nothing more to do.",
    button: "It was not me",
    notYou:
      "Was it not you? Press the button and choose a new password at once. Change the password of your email itself, too.",
  },
  invitation: {
    subject: "You are invited to a team on Samling",
    heading: (organizer: string) => `Join the team of ${organizer}`,
    invitedBy: (inviter: string, organizer: string) =>
      `${inviter} has invited you to the team of ${organizer} on Samling.`,
    invited: (organizer: string) => `You are invited to the team of ${organizer} on Samling.`,
    roles: {
      editor: "You will be able to make, change and delete events.",
      viewer: "You will be able to see the events from the inside, but not to change them.",
    },
    button: "Answer the invitation",
    forYou: "The invitation is for this email address only. If you have no account, you make one when you accept.",
    notYou: (organizer: string) =>
      `Do you not know ${organizer}? Then you can ignore this email. Nothing happens until you accept.`,
  },
  claims: {
    link: {
      subject: "Take the page in use on Samling",
      heading: (organizer: string) => `Take the page of ${organizer} in use`,
      text: (claimant: string) =>
        `${claimant} has asked for the page, and said that this address is the congregation's. If it is you, open the link while you are signed in with that account.`,
      button: "Take the page in use",
      note: "Was it not you? Then you need do nothing. The link works only for whoever asked. Do not pass it on.",
    },
    asked: {
      subject: "Somebody wants to take a page in use on Samling",
      heading: (organizer: string) => `Somebody wants to take the page of ${organizer} in use`,
      text: () =>
        "They cannot show it themselves. Ask the congregation at the address in the register, and then answer.",
      button: "See who asks",
      note: "You get this because you answer for Samling.",
    },
    taken: {
      subject: "The page was taken in use on Samling",
      heading: (organizer: string) => `The page of ${organizer} was taken in use`,
      text: (claimant: string) =>
        `${claimant} has taken the page in use. If that is wrong, it can be undone for a day, with what was published since.`,
      button: "Look at it",
      note: "If it is right, you need do nothing. Do not pass the link on.",
    },
    granted: {
      subject: "The page is yours",
      heading: (organizer: string) => `The page of ${organizer} is yours`,
      text: () => "It belongs to your account, with all that is on it.",
      button: "See the page",
      note: "Was it not you who asked? Answer this email.",
    },
    refused: {
      subject: "About the page you asked for",
      heading: (organizer: string) => `We could not give you the page of ${organizer}`,
      text: () =>
        "The congregation did not confirm that you should have it. You can ask again with an email address of the congregation.",
      button: "See the page",
      note: "Do you think that is wrong? Answer this email.",
    },
    second: {
      subject: "Somebody says that they belong with you",
      heading: (organizer: string) => `Somebody wants to join the page of ${organizer}`,
      text: (claimant: string) =>
        `${claimant} has asked to take the page in use, which you have already. If you know them, invite them to the team.`,
      button: "See the team",
      note: "If you do not know them, you need do nothing. They are not told who you are.",
    },
  },
  removed: {
    subject: "You are no longer on a team at Samling",
    text: (organizer: string) =>
      `You have been taken off the team of ${organizer}, and can no longer do anything for it at Samling.`,
    button: "To Samling",
    note: "Do you not know about this? Somebody on the team can invite you again.",
  },
  ownership: {
    subject: { given: "You have handed over the ownership on Samling", received: "You are the new owner on Samling" },
    heading: {
      given: (organizer: string) => `${organizer} has a new owner`,
      received: (organizer: string) => `You now own ${organizer}`,
    },
    what: {
      given: (other: string, organizer: string) => `You have handed ${organizer} over to ${other}.`,
      received: (other: string, organizer: string) => `${other} has handed ${organizer} over to you.`,
    },
    meaning: {
      given: "You are still on the team as an administrator. If you don’t want that, you can leave the team.",
      received:
        "You can now do everything, also give roles and delete the organisation. The former owner is still on the team as an administrator.",
    },
    button: "See the team",
    notYou: "Was it not you two who agreed on this? Talk to the other person, and change your password.",
  },
  calendarFailing: {
    subject: "A calendar cannot be read",
    heading: (calendar: string) => `We cannot read “${calendar}”`,
    since: (day: string) => `It last went well on ${day}. Since then we have tried many times.`,
    never: "We have tried for a week, and it has not gone well once.",
    consequence:
      "The events that were already fetched are still on Samling. But whatever is new or changed in the calendar does not get there.",
    button: "See what is wrong",
    goesOn:
      "We go on trying every day, and will not write about this again. If the calendar is no longer in use, you can remove it on the same page.",
  },
  proposal: {
    subject: "Is this the same event?",
    heading: (by) => `${by} asks: is this the same event?`,
    what: ({ own, other, by, day }) =>
      `You have “${own}” on ${day}. ${by} has “${other}”, and says that it is one and the same event.`,
    more: (n) => (n === 1 ? "It is about one more date." : `It is about ${n} more dates.`),
    meaning:
      "If you agree, it is shown once, with both organisers and both links. Until you have answered, both stand as they are.",
    button: "Look and answer",
    notKnown: "Do you not know the event? Then answer “Two different ones”. You may also leave it unanswered.",
    rarely: "We write about this once a day at most. Whatever waits for an answer is on the same page.",
  },
  hosts: {
    subject: "Do you take part in this?",
    heading: (by: string) => `${by} asks whether you take part`,
    what: {
      partner: ({ by, event, day }: { by: string; event: string; day: string }) =>
        `${by} has “${event}” ${day}, and says that you take part in it.`,
      place: ({ by, event, day }: { by: string; event: string; day: string }) =>
        `${by} has “${event}” ${day}, and says that it is at your place.`,
    },
    more: (n: number) => (n === 1 ? "It is about one more date." : `It is about ${n} more dates.`),
    meaning:
      "If you say yes you stand on the event, and it is shown on your page and in your calendar. Until then nothing is shown.",
    button: "See and answer",
    notKnown: "If you know nothing of it, just answer no, or don't answer.",
    rarely: "We write at most once a day about this. All that waits for an answer stands on the same page.",
  },
  firstDay: {
    subject: "A new organisation has events out before anybody has looked at them",
    heading: (by: string) => `${by} is new`,
    what: ({ event, day }: { event: string; day: string }) =>
      `“${event}” on ${day} is out already, because it begins before the first day is over.`,
    held: (n: number) => (n === 1 ? "One more event waits." : `${n} more events wait.`),
    button: "Look at the organisation",
    once: "We write once about each organisation.",
  },
  mismatch: {
    subject: "A visitor says that something was not right",
    heading: "Something may not have been right",
    what: ({ title, day, problem }: { title: string; day: string; problem: string }) =>
      `Of “${title}” on ${day} a visitor says: ${problem}.`,
    problems: { nobody: "met nobody", time: "wrong time", place: "wrong place" },
    meaning: "Put right what is wrong, so that it is right for the next. If it is right, you can say so.",
    button: "See and answer",
    rarely: "We write at most once a day about each event. We do not know who told.",
  },
  contact: {
    subject: "Somebody has written to Samling",
    from: (sender: string) => `From ${sender}:`,
    button: "Answer the message",
    account: (email: string) => `The sender was signed in as ${email}.`,
    noAccount: "The sender was not signed in. The email address is not confirmed.",
    pageLanguage: (language: string) => `The language of the page: ${language}.`,
    footer: "Sent from the contact form of Samling.",
  },
  moderation: {
    subject: {
      hidden: "Something you published is hidden",
      shown: "Something you published is shown again",
      withdrawn: "What we last wrote no longer holds",
    },
    shownHeading: "It is shown again",
    what: {
      event: (title: string) => `The event “${title}”`,
      organizer: (name: string) => `The page of ${name}, with all its events,`,
    },
    hidden: (what: string) =>
      `${what} is hidden on Samling. A moderator has looked at it and found that it doesn't belong here.`,
    autoHidden: (what: string) =>
      `${what} is hidden on Samling because several people reported it. It stays hidden until a moderator has looked at it.`,
    stillHidden: (what: string) => `We have looked at your objection. ${what} is still hidden on Samling.`,
    words: (words: string) => `The moderator writes: “${words}”`,
    mend: {
      subject: "Something you have published must be mended",
      what: (what: string) => `A moderator asks you to mend something. ${what} is still shown on Samling.`,
      meaning: "Please mend it within a day. After that a moderator may hide it.",
      button: "Mend it",
      note: "Do you not know about this, or do you think it is a mistake? Reply to this mail.",
    },
    because: (categories: string) => `It was reported as: ${categories}.`,
    meaning: "Others don't see it any more. You still see it yourselves when you are signed in.",
    object: "Object",
    objectNote:
      "Do you think this is wrong? Press the button and tell us why. Where there is another moderator, another one decides.",
    final: "See the decision",
    finalNote: "This decision stands. You can put right what is wrong, or publish it anew without that.",
    shown: (what: string) => `${what} is shown on Samling again. A moderator has looked at it and approved it.`,
    withdrawn: (what: string) => `${what} is shown on Samling. The moderator has withdrawn what we wrote about it.`,
    show: "See it on Samling",
    shownNote: "There is nothing you need to do.",
  },
  alreadyRegistered: {
    subject: "You already have an account",
    body: "Somebody, perhaps you, tried to make an account at Samling with this address. It already has one, so we did not make another.",
    button: "Sign in",
    forgot: "Forgotten the password? Choose a new one here:",
    notYou: "Was it not you? Then you need not do anything. Nobody has gained access to your account.",
  },
  confirmNewEmail: {
    subject: "Confirm your new email address",
    body: "You asked to use this address for your account at Samling. Press the button and confirm that it is yours, and we will switch.",
    button: "Confirm the new address",
    notYou: "Was it not you? Then you can ignore this email. The address will not be used.",
  },
};
