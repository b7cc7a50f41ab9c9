import type { ReturnedForm } from "~/components/send/use-form-answer";
import type { ImageProblem } from "~/domain/images/format";
import type { FormTexts } from "~/schemas/forms/parse";

/** What the sections of the form share. */
export interface EventFormState {
  /** What the fields are first shown with. */
  values: FormTexts;
  /** What they hold now, as far as scripts can tell. */
  draft: FormTexts;
  errorOf: ReturnedForm["errorOf"];
  /** What was wrong with the picture that was sent. */
  image: ImageProblem | undefined;
  /** Whether it was sent and came back. */
  isReturned: boolean;
}
