import { DAY_MS } from "~/domain/time/days-and-moments";

/** Each can be stopped alone. */
export const LETTER_KINDS = ["weekly", "reminder", "at_once"] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

export const CHANNELS = ["mail", "push"] as const;

export const REMINDERS = ["none", "day", "hours"] as const;
export type Reminder = (typeof REMINDERS)[number];

export const CONSENTS = [...LETTER_KINDS, "following"] as const;
export type Consent = (typeof CONSENTS)[number];

/** Grows when the words of the question change; a test holds them. */
export const CONSENT_WORDING = 1;

/** Of the words by which a device asks for pushes; no number stands for two texts. */
export const PUSH_CONSENT_WORDING = 2;

/** Thursday (0 is Monday) at 16. */
export const USUAL_TIME = { weekday: 3, hour: 16 } as const;

export const MOST_LINES = 20;
export const DAYS_AHEAD = 7;

export const MOST_FOLLOWED = 50;

export const MOST_SAVED_EVENTS = 100;

/** Without a sign of life, before a letter asks whether it is still wanted. */
const SILENT_DAYS = 28;

export interface LetterChoices {
  weekly: boolean;
  /** 0 is Monday. */
  weekday: number;
  /** Norwegian clocks, 0 to 23. */
  hour: number;
  reminder: Reminder;
  at_once: boolean;
}

type Wanted = Pick<LetterChoices, LetterKind>;

export const withoutKind = (choices: LetterChoices, kind: LetterKind): LetterChoices => ({
  ...choices,
  weekly: choices.weekly && kind !== "weekly",
  reminder: kind === "reminder" ? "none" : choices.reminder,
  at_once: choices.at_once && kind !== "at_once",
});

export const kindsOf = ({ weekly, reminder, at_once }: Wanted): LetterKind[] =>
  LETTER_KINDS.filter((kind) => ({ weekly, reminder: reminder !== "none", at_once })[kind]);

export const kindsBesides = (choices: Wanted): LetterKind[] => {
  const wanted = kindsOf(choices);
  return LETTER_KINDS.filter((kind) => !wanted.includes(kind));
};

export const wantsLetters = (choices: Wanted): boolean => kindsOf(choices).length > 0;

/** A sign of life is a press on a page about the letters, or a visit with the account: letters tell nothing. */
export function stageOf(
  { heardAt, askedAt }: { heardAt: Date; askedAt: Date | null },
  now: Date,
): "letter" | "question" | "end" {
  if (askedAt && askedAt > heardAt) return "end";
  return now.getTime() - heardAt.getTime() >= SILENT_DAYS * DAY_MS ? "question" : "letter";
}
