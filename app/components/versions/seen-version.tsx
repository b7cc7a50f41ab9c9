import { seenFields } from "~/domain/versions";
import type { FormTexts } from "~/schemas/forms/parse";

/** Says with which version a form was opened, so that it is not saved over what somebody else has written since. */
export function SeenVersion({ texts }: { texts: FormTexts }) {
  return Object.entries(seenFields(texts)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
