import * as z from "zod";
import { cleanLine } from "~/domain/text/plain-text";

/** Fewer letters begin too much, and more are typed to the end. */
const LETTERS = { min: 2, max: 60 } as const;

/** What is too short or too long suggests nothing. */
export const suggestionParameters = z.object({
  q: z
    .string()
    .max(500)
    .default("")
    .transform((text) => cleanLine(text))
    .transform((text) => (text.length < LETTERS.min || text.length > LETTERS.max ? "" : text)),
});
