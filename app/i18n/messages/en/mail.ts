const hours = (n: number) => (n === 1 ? "1 hour" : `${n} hours`);

/** Everything that is sent by mail. Subjects never say more than that there is an account. */
export default {
  siteName: "Samling",
  footer: "Sent by Samling. We only write about accounts, invitations and calendars, and do not measure whether anyone opens our e-mails.",
  buttonFails: "Does the button not work? Copy the link into your browser:",
  works: (n: number) => `The link works once, and for ${n % 24 === 0 && n > 24 ? `${n / 24} days` : hours(n)}.`,
  confirmEmail: {
    subject: "Confirm your e-mail address",
    heading: "Confirm your e-mail address",
    body: "Welcome to Samling! Press the button and confirm that this address is yours, and your account is ready.",
    button: "Confirm the e-mail address",
    notYou: "Was it not you who made the account? Then you can ignore this e-mail. Without confirmation the account is not used.",
  },
  resetPassword: {
    subject: "Choose a new password",
    heading: "Choose a new password",
    body: "Somebody, hopefully you, asked for a new password for your account at Samling.",
    button: "Choose a new password",
    consequence: "Once the password is changed, every device is signed out.",
    notYou: "Was it not you? Then you need not do anything. Your password is the same as before.",
  },
  passwordChanged: {
    subject: "Your password was changed",
    heading: "Your password was changed",
    body: "The password of your account at Samling was changed just now. Other devices that were signed in have been signed out.",
    wasYou: "If it was you, there is nothing more to do.",
    button: "It was not me",
    notYou: "Was it not you? Press the button and choose a new password at once. Change the password of your e-mail itself, too.",
  },
  invitation: {
    subject: "You are invited to a team on Samling",
    heading: (organizer: string) => `Join the team of ${organizer}`,
    invitedBy: (inviter: string, organizer: string) => `${inviter} has invited you to the team of ${organizer} on Samling.`,
    invited: (organizer: string) => `You are invited to the team of ${organizer} on Samling.`,
    roles: {
      editor: "You will be able to make, change and delete events.",
      viewer: "You will be able to see the events from the inside, but not to change them.",
    },
    button: "Answer the invitation",
    forYou: "The invitation is for this e-mail address only. If you have no account, you make one when you accept.",
    notYou: (organizer: string) => `Do you not know ${organizer}? Then you can ignore this e-mail. Nothing happens until you accept.`,
  },
  calendarFailing: {
    subject: "A calendar cannot be fetched",
    heading: (calendar: string) => `We cannot fetch “${calendar}”`,
    since: (day: string) => `It last went well on ${day}. Since then we have tried many times.`,
    never: "We have tried for a week, and it has not gone well once.",
    consequence: "The events that were already fetched are still on Samling. But whatever is new or changed in the calendar does not get there.",
    button: "See what is wrong",
    goesOn: "We go on trying every day, and will not write about this again. If the calendar is no longer in use, you can remove it on the same page.",
  },
  alreadyRegistered: {
    subject: "You already have an account",
    heading: "You already have an account",
    body: "Somebody, perhaps you, tried to make an account at Samling with this address. It already has one, so we did not make another.",
    button: "Sign in",
    forgot: "Forgotten the password? Choose a new one here:",
    notYou: "Was it not you? Then you need not do anything. Nobody has gained access to your account.",
  },
  confirmNewEmail: {
    subject: "Confirm your new e-mail address",
    heading: "Confirm your new e-mail address",
    body: "You asked to use this address for your account at Samling. Press the button and confirm that it is yours, and we will switch.",
    button: "Confirm the new address",
    notYou: "Was it not you? Then you can ignore this e-mail. The address will not be used.",
  },
};
