export const accountNoticeMessages = {
  notYou: "Was it not you? Change your password at once, and look at where you are signed in, in your settings.",
  notYouAtAll:
    "Was it not you? Then somebody knows your password: change it wherever you use the same, first of all for your email itself.",
  /** Whoever has the password has asked for it. */
  doNotPress: "Was it not you? Then do not press the button. Somebody knows your password: change it at once.",
  approveNewEmail: {
    subject: "Approve your new email address",
    body: (email: string) => `You asked to use ${email} for your account at Samling.`,
    both: "The change is made when both this address and the new one are confirmed. We have sent a link to each.",
    button: "Approve the change",
  },
  firstPasskey: {
    subject: "Add your first passkey",
    body: "You can act on behalf of others on Samling. That works once your account has a passkey besides its password, and the first one is made by this link.",
    meaning: "Open it on the device that is to have the passkey. Other devices are signed out when it is made.",
    button: "Make the passkey",
  },
  twoStepOn: {
    subject: "Two-step sign-in is on",
    body: "From now on it takes both your password and a passkey to sign in to your account at Samling. Other devices that were signed in have been signed out.",
    button: "See your settings",
  },
  twoStepOff: {
    subject: "Two-step sign-in is off",
    body: "The last passkey has been removed. From now on your password alone is enough to sign in to your account at Samling.",
    button: "See your settings",
  },
  passkeyAdded: {
    subject: "A passkey was added",
    body: "Your account at Samling has one more passkey.",
    button: "See your passkeys",
  },
  passkeyRemoved: {
    subject: "A passkey was removed",
    body: "One of the passkeys of your account at Samling has been removed.",
    button: "See your passkeys",
  },
  recoveryCodeUsed: {
    subject: "A recovery code was used",
    body: "Somebody, hopefully you, signed in to your account at Samling with a recovery code.",
    button: "See your settings",
  },
  codesLeft: (n: number) =>
    n === 0
      ? "It was the last one. Make new ones in your settings."
      : `You have ${n} ${n === 1 ? "code" : "codes"} left.`,
  accountDeleted: {
    subject: "Your account has been deleted",
    body: "Your account at Samling has been deleted, with everything that belonged to it. This is the last mail you get from us.",
    button: "To Samling",
  },
};
