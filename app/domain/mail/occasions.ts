/** What somebody waits for: it has its own queue, and goes before letters when the day's mails run out. */
const AWAITED = [
  "already-registered",
  "approve-email",
  "at_once",
  "claim",
  "confirm",
  "confirm-email",
  "first-passkey",
  "invitation",
  "letters_confirm",
  "ownership",
  "recovery-code",
  "reset",
  "try",
] as const;

/** Many at once, and as good an hour later. */
const LETTERS = ["reminder", "weekly"] as const;

const OTHERS = [
  "account-deleted",
  "calendar_failing",
  "contact",
  "first_day",
  "health",
  "hosts",
  "like_events",
  "member-removed",
  "mismatch",
  "moderation",
  "passkeyAdded",
  "passkeyRemoved",
  "password-changed",
  "twoStepOff",
  "twoStepOn",
] as const;

export const OCCASIONS = [...AWAITED, ...LETTERS, ...OTHERS] as const;

/** What a mail is about, and which time: each is told once. */
export type MailKey = `${(typeof OCCASIONS)[number]}:${string}`;

const isOf = (occasions: readonly string[]) => (key: string) => occasions.includes(key.slice(0, key.indexOf(":")));

export const isAwaited = isOf(AWAITED);
export const isLetter = isOf(LETTERS);

/** Of a day's mails, what letters leave to the others. */
const RESERVED_SHARE = 0.2;

/** `limit` is how many mails may be sent a day. */
export const mostBeforeReserve = (limit: number): number => Math.floor(limit * (1 - RESERVED_SHARE));
