import type { intakeProblemMessages } from "#messages/intake-problems";
import type { FormAnswer } from "~/schemas/forms/parse";

/** `why`: why nothing could be read. */
export interface IntakeAnswer extends FormAnswer<"nothingRead" | "tooMany"> {
  why: keyof typeof intakeProblemMessages | null;
  /** Where the pasted link led to a file that only the browser reads. */
  file: string | null;
}
