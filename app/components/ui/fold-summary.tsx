import { ChevronDown } from "lucide-react";

interface Props {
  title: string;
  /** What is folded. */
  hint: string;
  className?: string;
}

/** Of a part of a form, in a `details` with the class "group". */
export function FoldSummary({ title, hint, className = "" }: Props) {
  return (
    <summary
      className={`flex min-h-11 cursor-pointer list-none items-start gap-3 p-5 sm:p-6 [&::-webkit-details-marker]:hidden ${className}`}
    >
      <span className="min-w-0 flex-1">
        <h2 className="text-title">{title}</h2>
        <span className="mt-1 block text-note text-ink-soft">{hint}</span>
      </span>
      <ChevronDown aria-hidden="true" className="mt-1 shrink-0 group-open:rotate-180" />
    </summary>
  );
}
