import type { formMessages as nb } from "../nb/forms";

export const formMessages: typeof nb = {
  summary: (count: number) => (count === 1 ? "One thing to put right:" : `${count} things to put right:`),
  signOutFailed: "Could not sign out",
  /** Characters. */
  left: (n) => `${n} ${n === 1 ? "character" : "characters"} left`,
  optional: "optional",
  change: "Change",
  showPassword: "Show the password",
  hidePassword: "Hide the password",
  strength: "How strong the password is:",
  strengths: ["Far too easy to guess", "Easy to guess", "Fair", "Good", "Very good"] as readonly string[],
  strengthHint: "At least 6 characters. Three random words are both strong and easy to remember.",
  notSent: {
    failed: "That did not work.",
    reasons: {
      offline: "Network error. Check your internet connection.",
      silent: "The site is not responding just now. Wait a moment, then try again.",
      signedOut: "Not authenticated: you are signed out. Sign in in a new tab, then try again here.",
      tooMany: "There have been too many attempts in a short time. Wait a moment, then try again.",
      tooLarge: "What you sent is too large. Try a smaller image.",
      refused: "You are no longer allowed to do this. Ask the owner of the organisation.",
      gone: "It is no longer there. Somebody else may have deleted it.",
    },
    signedOutKept: "Not authenticated: you are signed out. Sign in, and you come back here. We keep what you wrote.",
    again: "Try again",
    sending: "Sending …",
  },
  draft: {
    kept: "We have kept what you wrote",
    outdated: "It has been changed since, by you or by somebody else. Look it over before you save.",
    restore: "Bring it back",
    discard: "Throw it away",
  },
  unsaved: {
    title: "You have unsaved changes",
    text: "If you go now, they are lost.",
    kept: "If you go now, what you wrote stays on this device until you come back.",
    stay: "Stay here",
    leave: "Leave the page",
  },
};
