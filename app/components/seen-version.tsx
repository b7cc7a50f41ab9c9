import type { FormTexts } from "~/schemas/parse-form";
import { OPENED_FIELD, VERSION_FIELD } from "~/schemas/seen-version";

/** Says with which version a form was opened, so that it is not saved over what somebody else has written since. */
export function SeenVersion({ texts }: { texts: FormTexts }) {
  return [VERSION_FIELD, OPENED_FIELD].map((name) => texts[name] !== undefined && <input key={name} type="hidden" name={name} value={texts[name]} />);
}
