import { intakeMessages } from "#messages/intake";
import { FormSection } from "~/components/ui/form-section";
import { useMessages } from "~/i18n/use-messages";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ProfileAnswer } from "~/views/organizers/profile-form";
import { PastedField } from "./pasted-field";
import { useFirstProblem } from "./use-first-problem";

export function FirstEvents({ answer, texts }: { answer: ProfileAnswer | undefined; texts: FormTexts }) {
  const m = useMessages(intakeMessages);
  return (
    <FormSection title={m.heading}>
      <p className="text-ink-soft">{m.first}</p>
      <PastedField error={useFirstProblem(answer?.why)} typed={texts["pasted"]} isOptional />
    </FormSection>
  );
}
