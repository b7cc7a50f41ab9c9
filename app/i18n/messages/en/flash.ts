/** Why somebody was sent here from elsewhere; the keys are the values of `?melding=`. */
export default {
  arrangement: "We could not find the event. It may have been taken down, or the link is wrong. Here is everything else that happens.",
  menighet: "We could not find the congregation. It may have been taken down, or the link is wrong. Here are all the others.",
};
