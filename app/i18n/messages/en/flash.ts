/** Why somebody was sent here from elsewhere; the keys are the values of `?melding=`. */
export default {
  arrangement: "We could not find that event. It may be taken down, or the link is wrong.",
  menighet: "We could not find that congregation. It may be taken down, or the link is wrong.",
  forlatt: "You are no longer on the team.",
  arrangementfeil: "We could not show that event. Please try again in a while.",
  menighetfeil: "We could not show that congregation. Please try again in a while.",
};
