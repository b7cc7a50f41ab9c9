import * as z from "zod";
import { TEXT_LANGUAGES, TEXT_PARAMETER, type TextLanguage } from "~/domain/site/text-languages";
import { optionalChoice } from "~/schemas/forms/fields";

/** Anything but a language counts as missing. */
export const eventPageQuery = z.object({
  [TEXT_PARAMETER]: optionalChoice(TEXT_LANGUAGES.map(([tag]): TextLanguage => tag)).catch(null),
});
