import type { ImageProblem } from "~/domain/images/format";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ReturnedForm } from "./form-problems";

export interface EventFormState {
  values: FormTexts;
  /** As far as scripts know them. */
  draft: FormTexts;
  errorOf: ReturnedForm["errorOf"];
  image: ImageProblem | undefined;
  isReturned: boolean;
  /** A new object with each response. */
  answer?: unknown;
}

/** For a Field: its name, its problem and what stands in it. */
export const fieldOf = <Name extends string>(
  { values, errorOf }: Pick<EventFormState, "values" | "errorOf">,
  name: Name,
) => ({
  name,
  error: errorOf(name),
  defaultValue: values[name],
});
