/** Everything a form may find wrong with a field: keys of the texts in app/i18n/form-problems.ts. */
export const FORM_PROBLEMS = [
  "invalid",
  "tooLong",
  "nameRequired",
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
  "websiteInvalid",
  "phoneInvalid",
  "positionInvalid",
  "tooManyTags",
  "tagTooLong",
  "emailRequired",
  "emailInvalid",
  "passwordRequired",
  "passwordTooShort",
  "passwordTooLong",
  "passwordsDiffer",
  "organizationRequired",
  "roleInvalid",
] as const;

export type FormProblem = (typeof FORM_PROBLEMS)[number];

/** What is wrong, by the name of the field. */
export type FormErrors<Field extends string = string> = Partial<Record<Field, FormProblem>>;
