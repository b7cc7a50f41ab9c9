import { CircleHelp } from "lucide-react";
import { fieldHelpMessages } from "#messages/field-help";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  about: keyof (typeof fieldHelpMessages)["topics"];
  /** Of the field. */
  label: string;
  /** A fieldset's legend stands above the frame that the mark is placed in. */
  isAfterLegend?: boolean;
}

/**
 * Opens one sentence about a field, without a script. At the end of the label's line: the parent is `relative`, the
 * label leaves room, and the sentence opens here.
 */
export function HelpMark({ about, label, isAfterLegend = false }: Props) {
  const m = useMessages(fieldHelpMessages);
  return (
    <details className={isAfterLegend ? "open:mb-2" : "-mt-1.5 open:mt-0"}>
      <summary
        data-help
        className={`absolute right-0 grid size-9 list-none place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink [&::-webkit-details-marker]:hidden ${isAfterLegend ? "-top-9" : "-top-1.5"}`}
      >
        <CircleHelp aria-hidden="true" />
        <span className="sr-only">{m.about(label)}</span>
      </summary>
      <p className="rounded-inner bg-sunk px-3.5 py-2.5 text-note">{m.topics[about]}</p>
    </details>
  );
}
