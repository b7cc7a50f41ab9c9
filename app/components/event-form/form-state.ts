import type { ImageProblem } from "~/domain/images/format";
import type { eventFormMessages } from "~/i18n/event-form";
import { useProblemText } from "~/i18n/form-problems";
import type { FormTexts } from "~/schemas/forms/parse";
import type { FormErrors } from "~/schemas/forms/problems";

/** A field of the form that has a name of its own. */
export type FieldName = keyof (typeof eventFormMessages)["nb"]["fields"];

/** What the sections of the form share. */
export interface EventFormState {
  /** What the fields are first shown with. */
  values: FormTexts;
  /** What they hold now, as far as scripts can tell. */
  draft: FormTexts;
  errors: FormErrors;
  /** What was wrong with the picture that was sent. */
  image: ImageProblem | undefined;
  /** Whether it was sent and came back. */
  isReturned: boolean;
}

/** The text of what is wrong with a field. */
export function useFieldError(errors: FormErrors): (name: string) => string | undefined {
  const textOf = useProblemText();
  return (name) => {
    const problem = errors[name];
    return problem && textOf(problem);
  };
}
