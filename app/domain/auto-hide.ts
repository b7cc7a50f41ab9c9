/** So many people with a proven e-mail who report the same content hide it until a moderator has looked at it. */
export const AUTO_HIDE_REPORTERS = 3;

/** What the log of decisions says of it. */
export const AUTO_HIDE_REASON = `Automatic - reported by ${AUTO_HIDE_REPORTERS} people`;
