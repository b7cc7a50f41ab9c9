import type { ComponentProps } from "react";
import { DraftOffer } from "~/components/draft/draft-offer";
import { useKeptDraft } from "~/components/draft/use-kept-draft";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ProfileFormView } from "~/views/organizers/profile-form";
import { ProfileForm } from "./profile-form";

/** The form of a profile, which keeps on the device what is typed. `about` says whose profile it is. */
export function KeptProfileForm({ about, form, ...props }: ComponentProps<typeof ProfileForm> & { about: string }) {
  const kept = useKeptDraft(`profile:${about}`, JSON.stringify(form));
  const { restored, keep, forget } = kept;
  return (
    <>
      <DraftOffer kept={kept} />
      <ProfileForm
        key={restored?.key}
        form={restored ? typedProfile(form, restored.draft.texts) : form}
        keep={keep}
        onDone={forget}
        {...props}
      />
    </>
  );
}

/** A profile as it was typed, still with the version that it was typed over. */
function typedProfile(stored: ProfileFormView, texts: FormTexts): ProfileFormView {
  const { lat, lng, cover_image_url, logo_url } = texts;
  const typed = (fields: FormTexts): FormTexts =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, texts[name] ?? fields[name] ?? ""]));
  const { name, description, phone, website, organization_number, address, city, seen } = stored;
  return {
    ...stored,
    ...typed({ name, description, phone, website, organization_number, address, city }),
    seen: typed(seen),
    position: lat && lng ? { lat: Number(lat), lng: Number(lng) } : null,
    cover_image_url: cover_image_url || null,
    logo_url: logo_url || null,
  };
}
