import { eachField, pickFields } from "~/domain/fields";
import { PROFILE_PICTURES, PROFILE_TEXTS } from "~/domain/organizers/profile";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ProfileFormView } from "~/views/organizers/profile-form";

/** A profile as it was typed, still with the version that it was typed over. */
export function typedProfile(stored: ProfileFormView, texts: FormTexts): ProfileFormView {
  const { lat, lng } = texts;
  const typed = (fields: FormTexts): FormTexts =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, texts[name] ?? fields[name] ?? ""]));
  const position = { lat: Number(lat || Number.NaN), lng: Number(lng || Number.NaN) };
  const isPosition = Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180;
  return {
    ...stored,
    ...typed(pickFields(stored, PROFILE_TEXTS)),
    seen: typed(stored.seen),
    position: isPosition ? position : null,
    ...eachField(PROFILE_PICTURES, (name) => texts[name] || null),
  };
}
