import { intakeMessages } from "#messages/intake";
import { HelpMark } from "~/components/help/help-mark";
import { TextAreaField } from "~/components/ui/field";
import { FormSection } from "~/components/ui/form-section";
import { useMessages } from "~/i18n/use-messages";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ProfileAnswer } from "~/views/organizers/profile-form";
import { useFirstProblem } from "./use-first-problem";

export function FirstEvents({ answer, texts }: { answer: ProfileAnswer | undefined; texts: FormTexts }) {
  const m = useMessages(intakeMessages);
  return (
    <FormSection title={m.heading}>
      <p className="text-ink-soft">{m.first}</p>
      <TextAreaField
        label={m.field.label}
        name="pasted"
        hint={m.field.hint}
        help={<HelpMark about="pasted" label={m.field.label} />}
        error={useFirstProblem(answer?.why)}
        isOptional
        rows={4}
        autoComplete="off"
        spellCheck={false}
        defaultValue={texts["pasted"]}
      />
    </FormSection>
  );
}
