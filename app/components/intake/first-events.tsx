import { intakeMessages } from "#messages/intake";
import { intakeProblemMessages } from "#messages/intake-problems";
import { ProfileSection } from "~/components/profile/profile-section";
import { useMessages } from "~/i18n/use-messages";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ProfileAnswer } from "~/views/organizers/profile-form";
import { PastedField } from "./pasted-field";

/** The field that takes anything, in the form of a new organizer. */
export function FirstEvents({ answer, texts }: { answer: ProfileAnswer | undefined; texts: FormTexts }) {
  const m = useMessages(intakeMessages);
  const problems = useMessages(intakeProblemMessages);
  return (
    <ProfileSection title={m.heading}>
      <p className="text-ink-soft">{m.first}</p>
      <PastedField error={answer?.why ? problems[answer.why] : undefined} typed={texts["pasted"]} isOptional />
    </ProfileSection>
  );
}
