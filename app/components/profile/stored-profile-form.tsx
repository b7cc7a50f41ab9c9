import type { ComponentProps } from "react";
import { DraftOffer } from "~/components/draft/draft-offer";
import { useStoredDraft } from "~/components/draft/use-stored-draft";
import { ProfileForm } from "./profile-form";
import { typedProfile } from "./typed-profile";

/** Stores what is typed on the device. `about` names the profile. */
export function StoredProfileForm({ about, form, ...props }: ComponentProps<typeof ProfileForm> & { about: string }) {
  const draft = useStoredDraft(`profile:${about}`, JSON.stringify(form));
  const { restored, keep, forget } = draft;
  return (
    <>
      {!props.answer && <DraftOffer draft={draft} />}
      <ProfileForm
        key={restored?.key}
        form={restored ? typedProfile(form, restored.draft.texts) : form}
        restored={restored?.draft.texts}
        keep={keep}
        onDone={forget}
        {...props}
      />
    </>
  );
}
