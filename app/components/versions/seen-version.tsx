import { seenFields } from "~/domain/versions";
import type { FormTexts } from "~/schemas/forms/parse";

/** The version that a form was opened with, so that it does not overwrite later changes. */
export function SeenVersion({ texts }: { texts: FormTexts }) {
  return Object.entries(seenFields(texts)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
