/**
 * So many people who report the same content hide it until a moderator has looked at it. They are people with a history:
 * their accounts, and the proofs of their e-mails, are so many days old when they report, and they come from different
 * networks. The reports of others wait for a moderator. What a moderator has looked at is hidden by people only.
 */
export const AUTO_HIDE_REPORTERS = 3;
export const AUTO_HIDE_ACCOUNT_DAYS = 7;

/** What the log of decisions says of it. */
export const AUTO_HIDE_REASON = `Automatic - reported by ${AUTO_HIDE_REPORTERS} people`;
