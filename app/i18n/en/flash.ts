/** The keys are values of `?melding=`. */
export const flashMessages = {
  eventNotFound: "We could not find that event. It may be taken down, or the link is wrong.",
  organizerNotFound: "We could not find that congregation. It may be taken down, or the link is wrong.",
  leftTeam: "You are no longer on the team.",
  eventFailed: "We could not show that event. Please try again in a while.",
  organizerFailed: "We could not show that congregation. Please try again in a while.",
  pageRemoved: "The page is gone. Somebody will look at it.",
  removalKept: "Your wish is noted. Many pages were removed today, so somebody looks at it first.",
};
