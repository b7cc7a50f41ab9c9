import type { ImageProblem } from "~/domain/images/format";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ReturnedForm } from "./use-form-answer";

/** What the form's sections share. */
export interface EventFormState {
  /** The fields' initial values. */
  values: FormTexts;
  /** The fields' current values, as far as scripts know them. */
  draft: FormTexts;
  errorOf: ReturnedForm["errorOf"];
  /** What was wrong with the sent image. */
  image: ImageProblem | undefined;
  /** Whether the form was refused. */
  isReturned: boolean;
}
