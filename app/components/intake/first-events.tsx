import { CalendarPlus } from "lucide-react";
import { intakeMessages } from "#messages/intake";
import { HelpMark } from "~/components/help/help-mark";
import { TextAreaField } from "~/components/ui/field";
import { FormRow } from "~/components/ui/form-row";
import { useMessages } from "~/i18n/use-messages";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ProfileAnswer } from "~/views/organizers/profile-form";
import { useFirstProblem } from "./use-first-problem";

export function FirstEvents({ answer, texts }: { answer: ProfileAnswer | undefined; texts: FormTexts }) {
  const m = useMessages(intakeMessages);
  const error = useFirstProblem(answer?.why);
  return (
    <div className="rounded-card border border-line bg-surface">
      <FormRow
        name="pasted"
        label={m.page.title}
        Icon={CalendarPlus}
        value={<span className="line-clamp-2">{texts["pasted"] || m.first}</span>}
        isSet={Boolean(texts["pasted"])}
        hasProblem={error !== undefined}
        answer={answer}
        isFold
      >
        <TextAreaField
          label={m.field.label}
          name="pasted"
          hint={m.field.hint}
          help={<HelpMark about="pasted" label={m.field.label} />}
          error={error}
          isOptional
          rows={4}
          autoComplete="off"
          spellCheck={false}
          defaultValue={texts["pasted"]}
        />
      </FormRow>
    </div>
  );
}
