import type { ComponentProps } from "react";
import { DraftOffer } from "~/components/draft/draft-offer";
import { useKeptDraft } from "~/components/draft/use-kept-draft";
import { ProfileForm } from "./profile-form";
import { typedProfile } from "./typed-profile";

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
