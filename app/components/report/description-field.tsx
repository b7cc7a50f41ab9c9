import { useId } from "react";
import { reportMessages } from "~/i18n/report";
import { useMessages } from "~/i18n/use-messages";

/** As app/schemas/moderation/report.ts takes it. */
const MAX_LENGTH = 2000;

/** What somebody wants to tell besides the category, and who may read it; `typed` is what was sent or written before. */
export function DescriptionField({ typed, isPassedOn }: { typed?: string | undefined; isPassedOn?: boolean }) {
  const m = useMessages(reportMessages);
  const hintId = useId();
  return (
    <div className="flex flex-col gap-2">
      <label className="flex flex-col gap-2">
        <span className="font-semibold">{m.description}</span>
        <textarea
          name="description"
          rows={3}
          maxLength={MAX_LENGTH}
          defaultValue={typed}
          placeholder={m.descriptionPlaceholder}
          aria-describedby={hintId}
          className="rounded-2xl border-[1.5px] border-line-strong bg-paper px-4 py-3 placeholder:text-ink-faint"
        />
      </label>
      <p id={hintId} className="type-15 text-ink-soft">
        {m.descriptionHint}
      </p>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input type="checkbox" name="is_passed_on" defaultChecked={isPassedOn} className="size-5 shrink-0 accent-fjord" />
        {m.passOn}
      </label>
    </div>
  );
}
