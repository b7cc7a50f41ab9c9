export const networkMessages = {
  offline: "No connection",
  silent: "The page does not answer",
  again: "Try again",
  heart: {
    save: "We could not save that. Check your connection and try again.",
    remove: "We could not remove that. Check your connection and try again.",
    offline: "You are offline, so the heart stays as it was. Try again when you are online.",
    signedOut: "You are signed out, so it was not saved. Sign in and try again.",
  },
};
