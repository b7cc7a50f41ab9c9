import * as z from "zod";
import { MISMATCH_ANSWERS, MISMATCHES } from "~/domain/events/mismatches";
import { optionalText } from "~/schemas/forms/fields";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { FormProblem } from "~/schemas/forms/problems";
import { contentId } from "~/schemas/moderation/forms";

export const mismatchForm = z.object({
  problem: z.enum(MISMATCHES, "mismatchRequired" satisfies FormProblem),
  words: optionalText(MAX_LENGTH.mismatchWords),
});

export type SaidMismatch = z.output<typeof mismatchForm>;

export const mismatchAnswer = z.object({ event_id: contentId, answer: z.enum(MISMATCH_ANSWERS) });
