import { DAY_MS } from "~/domain/time/unix-time";

/** What Samling writes about, each of which can be stopped alone. */
export const LETTER_KINDS = ["weekly", "reminder", "at_once"] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** How a reader is told: by mail, or by a push to one device. */
export const CHANNELS = ["mail", "push"] as const;
export type Channel = (typeof CHANNELS)[number];

/** When to be reminded of what is saved. */
export const REMINDERS = ["none", "day", "hours"] as const;
export type Reminder = (typeof REMINDERS)[number];

/** What a person says yes to: each kind of letter, and that what they follow is stored. */
export const CONSENTS = [...LETTER_KINDS, "following"] as const;
export type Consent = (typeof CONSENTS)[number];

/** The version of the words that a consent is asked with. It grows when they change: a test holds the words. */
export const CONSENT_WORDING = 1;

/** The same of the words by which a device asks for pushes. No number stands for two texts. */
export const PUSH_CONSENT_WORDING = 2;

/** When the weekly letter comes unless somebody chooses: Thursday (weekdays count from Monday, 0) at 16. */
export const USUAL_TIME = { weekday: 3, hour: 16 } as const;

/** The most events in a weekly letter, and the days that it looks ahead. */
export const MOST_LINES = 20;
export const DAYS_AHEAD = 7;

/** The most searches that a person can follow, in the account or with an address. */
export const MOST_FOLLOWED = 50;

/** The most saved events that can be sent along with an address. */
export const MOST_SAVED_EVENTS = 100;

/** Days without a sign of life before a letter asks whether it is still wanted. */
const SILENT_DAYS = 28;

/** What a person has asked to get. */
export interface LetterChoices {
  weekly: boolean;
  /** 0 is Monday. */
  weekday: number;
  /** By Norwegian clocks, 0 to 23. */
  hour: number;
  reminder: Reminder;
  at_once: boolean;
}

type Wanted = Pick<LetterChoices, LetterKind>;

/** Returns the choices without one kind of letter. */
export const withoutKind = (choices: LetterChoices, kind: LetterKind): LetterChoices => ({
  ...choices,
  weekly: choices.weekly && kind !== "weekly",
  reminder: kind === "reminder" ? "none" : choices.reminder,
  at_once: choices.at_once && kind !== "at_once",
});

/** Returns the kinds of letters in some choices. */
export const kindsOf = ({ weekly, reminder, at_once }: Wanted): LetterKind[] =>
  LETTER_KINDS.filter((kind) => ({ weekly, reminder: reminder !== "none", at_once })[kind]);

/** Returns the other kinds. */
export const kindsBesides = (choices: Wanted): LetterKind[] => {
  const wanted = kindsOf(choices);
  return LETTER_KINDS.filter((kind) => !wanted.includes(kind));
};

/** Returns whether anything is wanted. */
export const wantsLetters = (choices: Wanted): boolean => kindsOf(choices).length > 0;

/**
 * Returns what the week's letter is. Nothing in a letter tells whether it is read, so a sign of life is what somebody
 * does: a press on a page of ours about the letters, or a visit with their account. After four weeks without one the
 * letter asks; without an answer it does not come again.
 */
export function stageOf(
  { heardAt, askedAt }: { heardAt: Date; askedAt: Date | null },
  now: Date,
): "letter" | "question" | "end" {
  if (askedAt && askedAt > heardAt) return "end";
  return now.getTime() - heardAt.getTime() >= SILENT_DAYS * DAY_MS ? "question" : "letter";
}
