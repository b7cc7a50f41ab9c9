import type * as z from "zod";
import { CONTENT_LOCALE } from "~/domain/site/locales";
import { TEXT_LANGUAGES, type TextLanguage } from "~/domain/site/text-languages";
import { optionalChoice, optionalLine, optionalText } from "~/schemas/forms/fields";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { FormProblem } from "~/schemas/forms/problems";

const textLanguage = optionalChoice(TEXT_LANGUAGES.map(([tag]): TextLanguage => tag));

export const otherTextFields = {
  text_language: textLanguage,
  other_language: textLanguage,
  other_title: optionalLine(MAX_LENGTH.title),
  other_description: optionalText(MAX_LENGTH.description),
  /** What the organizer writes in otherwise: no column. */
  usual_language: textLanguage,
};

type OtherText = { [Name in keyof typeof otherTextFields]: z.output<(typeof otherTextFields)[Name]> };

/** Whole or not there; the text itself may be left out. */
export function refineOtherText(fields: OtherText, context: z.RefinementCtx): void {
  const { other_language, other_title, other_description } = fields;
  if (other_language === null && other_title === null && other_description === null) return;
  const refuse = (field: keyof OtherText, message: FormProblem) =>
    context.addIssue({ code: "custom", path: [field], message });
  if (other_language === null) refuse("other_language", "otherLanguageRequired");
  else if (other_language === ownLanguage(fields)) refuse("other_language", "otherLanguageSame");
  if (other_title === null) refuse("other_title", "titleRequired");
}

/** Said of an event with a text in another, so that lists choose without the organizer. */
export const ownLanguage = ({ text_language, other_language, usual_language }: OtherText): TextLanguage | null =>
  text_language ?? (other_language && (usual_language ?? CONTENT_LOCALE));
