import { z } from "zod";
import { TEXT_LANGUAGES, TEXT_PARAMETER, type TextLanguage } from "~/domain/site/text-languages";
import { optionalChoice } from "~/schemas/forms/fields";

/** The parameters of an event's page: in which language its text is asked for. What is none is as if it were not there. */
export const eventPageQuery = z.object({
  [TEXT_PARAMETER]: optionalChoice(TEXT_LANGUAGES.map(([tag]): TextLanguage => tag)).catch(null),
});
