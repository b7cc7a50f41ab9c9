import { Plus } from "lucide-react";
import { adminMessages } from "#messages/admin";
import { HelpMark } from "~/components/help/help-mark";
import { ProfileForm } from "~/components/profile/profile-form";
import { useFormAnswer } from "~/components/send/form-problems";
import { TextField } from "~/components/ui/field";
import { FormSection } from "~/components/ui/form-section";
import { TickBox } from "~/components/ui/tick-box";
import type { Attribution } from "~/domain/places/maps";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import { type ProfileAnswer, viewProfileForm } from "~/views/organizers/profile-form";

const EMPTY_PROFILE = viewProfileForm({});

export function AddOrganizer({ attribution, answer }: { attribution: Attribution; answer: ProfileAnswer | undefined }) {
  const m = useMessages(adminMessages);
  const { errorOf, typed, isReturned } = useFormAnswer(answer);
  return (
    <details open={isReturned} className="mb-7 rounded-sheet open:bg-sunk open:p-4 open:lg:p-6">
      <summary className="inline-flex min-h-12 list-none items-center gap-2 rounded-full bg-fjord px-5 font-semibold text-on-fjord hover:bg-fjord-deep [&::-webkit-details-marker]:hidden">
        <Plus aria-hidden="true" />
        {m.add}
      </summary>
      <p className="my-4 text-ink-soft">{m.addIntro}</p>
      <ProfileForm
        form={EMPTY_PROFILE}
        attribution={attribution}
        answer={answer}
        fieldsText={m.problems.create(m.problems.fields)}
        failedText={m.problems.create(m.problems.unknownReason)}
        failed={m.problems.create}
        otherFields={{ email: m.email }}
        uploadFailed={m.uploadFailed}
        submitText={m.create}
        submittingText={m.creating}
        isCityReadOnly
        lead={
          <FormSection title={m.owner}>
            <input type="hidden" name="intent" value="create" />
            <TextField
              label={m.email}
              name="email"
              help={<HelpMark about="ownerEmail" label={m.email} />}
              error={errorOf("email")}
              type="email"
              required
              autoComplete="off"
              defaultValue={typed("email")}
              maxLength={MAX_LENGTH.email}
            />
            <TickBox name="is_superadmin" defaultChecked={typed("is_superadmin") !== undefined}>
              {m.adminFlag}
            </TickBox>
          </FormSection>
        }
      />
    </details>
  );
}
