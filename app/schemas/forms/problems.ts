/** Keys of texts in app/i18n/nb/form-problems.ts. */
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
  "seriesCountInvalid",
  "seriesEndBeforeStart",
  "seriesTooLong",
  "tooManyOccurrences",
  "allDaysLeftOut",
  "noDays",
  "weekdayRequired",
  "weeksApartInvalid",
  "pickedRequired",
  "pickedUnreadable",
  "pickedBeforeStart",
  "tooManyPicked",
  "countyRequired",
  "clashesUnseen",
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
  "consentRequired",
  "letterRequired",
  "categoryRequired",
  "mismatchRequired",
  "subjectRequired",
  "messageRequired",
  "objectionRequired",
  "emailIsSame",
  "passwordIsWrong",
  "recoveryCodeRequired",
  "webhookAddressInvalid",
  "organizationUndecided",
  "organizationNumberInvalid",
  "numberInvalid",
  "agesReversed",
  "textLanguageRequired",
  "otherLanguageRequired",
  "otherLanguageSame",
  "publishDateRequired",
  "publishTimeRequired",
  "publishInPast",
  "publishAfterStart",
  "nothingTyped",
  "templateNameRequired",
  "openingUnreadable",
  "openingReversed",
  "openingsOverlap",
  "tooManyOpenings",
] as const;

/** Characters. */
type TooLong = `tooLong ${number}`;

export type FormProblem = (typeof FORM_PROBLEMS)[number] | TooLong;

export const tooLong = (max: number): TooLong => `tooLong ${max}`;

/** Null for other problems. */
export const limitIn = (problem: string) =>
  /^tooLong \d+$/.test(problem) ? Number(problem.slice("tooLong ".length)) : null;

export const isFormProblem = (text: string): text is FormProblem =>
  limitIn(text) !== null || (FORM_PROBLEMS as readonly string[]).includes(text);

export type FormErrors<Field extends string = string> = Partial<Record<Field, FormProblem>>;
