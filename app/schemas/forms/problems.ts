/** What a form may find wrong with a field, besides too long a text: keys of the texts in app/i18n/form-problems.ts. */
export const FORM_PROBLEMS = [
  "invalid",
  "nameRequired",
  "calendarNameRequired",
  "titleRequired",
  "descriptionRequired",
  "eventTypeRequired",
  "startDateRequired",
  "startTimeRequired",
  "dateInvalid",
  "timeInvalid",
  "startInPast",
  "startTooFarAhead",
  "endDateBeforeStart",
  "eventTooLong",
  "endTimeRequired",
  "endBeforeStart",
  "patternRequired",
  "notLastWeekday",
  "seriesEndRequired",
  "seriesEndBeforeStart",
  "seriesTooLong",
  "tooManyOccurrences",
  "allDaysLeftOut",
  "websiteInvalid",
  "phoneInvalid",
  "positionInvalid",
  "tooManyTags",
  "tagTooLong",
  "emailRequired",
  "emailInvalid",
  "emailTaken",
  "passwordRequired",
  "passwordTooShort",
  "passwordTooLong",
  "passwordsDiffer",
  "organizationRequired",
  "roleInvalid",
  "heirRequired",
  "categoryRequired",
  "objectionRequired",
  "emailIsSame",
  "passwordIsWrong",
  "recoveryCodeRequired",
  "organizationUndecided",
  "organizationNumberInvalid",
] as const;

/** A text that is longer than the field's so many characters. */
type TooLong = `tooLong ${number}`;

export type FormProblem = (typeof FORM_PROBLEMS)[number] | TooLong;

export const tooLong = (max: number): TooLong => `tooLong ${max}`;

/** How many characters the field of a problem holds; null for a problem of another kind. */
export const limitIn = (problem: string) =>
  /^tooLong \d+$/.test(problem) ? Number(problem.slice("tooLong ".length)) : null;

export const isFormProblem = (text: string): text is FormProblem =>
  limitIn(text) !== null || (FORM_PROBLEMS as readonly string[]).includes(text);

/** What is wrong, by the name of the field. */
export type FormErrors<Field extends string = string> = Partial<Record<Field, FormProblem>>;
