import type { ComponentProps } from "react";
import { DraftOffer } from "~/components/draft/draft-offer";
import { useKeptDraft } from "~/components/draft/use-kept-draft";
import { eachField, pickFields } from "~/domain/fields";
import { PROFILE_PICTURES, PROFILE_TEXTS } from "~/domain/organizers/profile";
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
  const { lat, lng } = texts;
  const typed = (fields: FormTexts): FormTexts =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, texts[name] ?? fields[name] ?? ""]));
  return {
    ...stored,
    ...typed(pickFields(stored, PROFILE_TEXTS)),
    seen: typed(stored.seen),
    position: lat && lng ? { lat: Number(lat), lng: Number(lng) } : null,
    ...eachField(PROFILE_PICTURES, (name) => texts[name] || null),
  };
}
