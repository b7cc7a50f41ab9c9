import { registerMessages } from "#messages/register";
import { parseOrganizationNumber } from "~/domain/organizers/contact";
import { SHARED_NUMBER } from "~/domain/organizers/register-form";
import { useMessages } from "~/i18n/use-messages";
import type { ProfileAnswer } from "~/views/organizers/profile-form";
import { HolderNotice } from "./holder-notice";

/** Join the organizer that has the number, or send the form again. */
export function TakenNumber({ holder, number }: { holder: NonNullable<ProfileAnswer["holder"]>; number: string }) {
  const m = useMessages(registerMessages);
  return (
    <div className="rounded-field bg-amber-tint px-4 py-3 text-amber-ink">
      <p>{m.takenWhatToDo}</p>
      <HolderNotice id={holder.id} />
      <input type="hidden" name={SHARED_NUMBER} value={parseOrganizationNumber(number) ?? ""} />
    </div>
  );
}
