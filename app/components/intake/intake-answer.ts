import type { intakeProblemMessages } from "#messages/intake-problems";
import type { FormAnswer } from "~/schemas/forms/answer";

/** The field's answer: `why` nothing could be read. */
export interface IntakeAnswer extends FormAnswer<"nothingRead" | "tooMany"> {
  why: keyof typeof intakeProblemMessages | null;
  /** Where the pasted link led to a file that only the browser reads: its address. */
  file: string | null;
}
