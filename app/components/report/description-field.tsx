import { useId, useRef } from "react";
import { reportMessages } from "#messages/report";
import { FieldError } from "~/components/ui/field-error";
import { TextArea } from "~/components/ui/text-input";
import { TickBox } from "~/components/ui/tick-box";
import { useTooLong } from "~/components/ui/use-too-long";
import { useProblemText } from "~/i18n/problem-text";
import { useMessages } from "~/i18n/use-messages";

/** As in app/schemas/moderation/report.ts. */
const MAX_LENGTH = 2000;

/** `typed` is the earlier text. */
export function DescriptionField({ typed, isPassedOn }: { typed?: string | undefined; isPassedOn?: boolean }) {
  const m = useMessages(reportMessages);
  const textOf = useProblemText();
  const hintId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const limit = useTooLong(ref);
  return (
    <div ref={ref} className="flex flex-col gap-2">
      <label className="flex flex-col gap-2">
        <span className="font-semibold">{m.description}</span>
        <TextArea
          name="description"
          rows={3}
          maxLength={MAX_LENGTH}
          aria-invalid={limit !== null || undefined}
          defaultValue={typed}
          placeholder={m.descriptionPlaceholder}
          aria-describedby={limit === null ? hintId : `${hintId}-error ${hintId}`}
        />
      </label>
      {limit !== null && <FieldError id={`${hintId}-error`}>{textOf(`tooLong ${limit}`)}</FieldError>}
      <p id={hintId} className="text-note text-ink-soft">
        {m.descriptionHint}
      </p>
      <TickBox name="is_passed_on" defaultChecked={isPassedOn}>
        {m.passOn}
      </TickBox>
    </div>
  );
}
