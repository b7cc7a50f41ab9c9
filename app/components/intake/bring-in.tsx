import { Link } from "@remix-run/react";
import { ChevronDown, ClipboardPaste } from "lucide-react";
import { intakeMessages } from "#messages/intake";
import { useMessages } from "~/i18n/use-messages";
import type { IntakeAnswer } from "./intake-answer";
import { IntakeForm } from "./intake-form";

interface Props {
  answer: IntakeAnswer | undefined;
  isOpen?: boolean;
}

/** On pages that are about something else: closed until it is asked for. */
export function BringIn({ answer, isOpen = false }: Props) {
  const m = useMessages(intakeMessages);
  return (
    <details
      open={isOpen || answer !== undefined}
      className="group rounded-card border border-line bg-surface px-4 py-1.5 open:p-5 lg:px-5 lg:open:p-7"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        <ClipboardPaste aria-hidden="true" className="shrink-0 text-fjord" />
        <span className="min-w-0 flex-1 leading-snug">
          <span className="font-semibold">{m.heading}</span>
          <span className="text-note text-ink-soft max-sm:sr-only"> {m.open}</span>
        </span>
        <ChevronDown aria-hidden="true" className="shrink-0 group-open:rotate-180" />
      </summary>
      <div className="mt-5 flex flex-col gap-5">
        <p className="max-w-3xl text-ink-soft">{m.intro}</p>
        <IntakeForm answer={answer} rows={3} />
        <Link to="/dashboard/intake" className="inline-flex min-h-11 items-center self-start font-semibold underline">
          {m.list.all}
        </Link>
      </div>
    </details>
  );
}
