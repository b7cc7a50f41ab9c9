import type { z } from "zod";
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
};

type OtherText = { [Name in keyof typeof otherTextFields]: z.output<(typeof otherTextFields)[Name]> };

/** Whole or not there. The event's own text then has its language too, so that lists choose without the organizer. */
export function refineOtherText(fields: OtherText & { description: string }, context: z.RefinementCtx): void {
  const { text_language, other_language, other_title, other_description } = fields;
  if (other_language === null && other_title === null && other_description === null) return;
  const refuse = (field: keyof OtherText, message: FormProblem) =>
    context.addIssue({ code: "custom", path: [field], message });
  if (text_language === null) refuse("text_language", "textLanguageRequired");
  if (other_language === null) refuse("other_language", "otherLanguageRequired");
  else if (other_language === text_language) refuse("other_language", "otherLanguageSame");
  if (other_title === null) refuse("other_title", "titleRequired");
}
