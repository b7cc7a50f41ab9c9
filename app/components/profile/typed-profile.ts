import type { FormTexts } from "~/schemas/forms/parse";
import type { ProfileFormView } from "~/views/organizers/profile-form";

/** A profile as it was typed, still with the version that it was typed over. */
export function typedProfile(stored: ProfileFormView, texts: FormTexts): ProfileFormView {
  const { lat, lng, cover_image_url, logo_url } = texts;
  const typed = (fields: FormTexts): FormTexts =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, texts[name] ?? fields[name] ?? ""]));
  const { name, description, phone, website, organization_number, address, city, seen } = stored;
  const position = { lat: Number(lat || Number.NaN), lng: Number(lng || Number.NaN) };
  const isPosition = Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180;
  return {
    ...stored,
    ...typed({ name, description, phone, website, organization_number, address, city }),
    seen: typed(seen),
    position: isPosition ? position : null,
    cover_image_url: cover_image_url || null,
    logo_url: logo_url || null,
  };
}
