import { PROFILE_IMAGES, PROFILE_TEXTS } from "~/domain/organizers/profile";
import { eachField, pickFields } from "~/domain/values";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ProfileFormView } from "~/views/organizers/profile-form";

/** As typed, with the version that the form was opened with. */
export function typedProfile(stored: ProfileFormView, texts: FormTexts): ProfileFormView {
  const { lat, lng } = texts;
  const typed = (fields: FormTexts): FormTexts =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, texts[name] ?? fields[name] ?? ""]));
  const position = { lat: Number(lat || Number.NaN), lng: Number(lng || Number.NaN) };
  const isPosition = Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180;
  return {
    ...stored,
    ...typed(pickFields(stored, PROFILE_TEXTS)),
    opening: eachField(Object.keys(stored.opening), (name) => texts[name] ?? ""),
    facts: eachField(Object.keys(stored.facts), (name) => texts[name] ?? ""),
    seen: typed(stored.seen),
    position: isPosition ? position : null,
    ...eachField(PROFILE_IMAGES, (name) => texts[name] || null),
  };
}
