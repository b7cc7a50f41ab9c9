import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

interface Props {
  title: string;
  /** What is folded. */
  hint: string;
}

/** Of a part of a form, in a `details` with the class "group". */
export function FoldSummary({ title, hint }: Props) {
  return (
    <summary className="flex min-h-11 cursor-pointer list-none items-start gap-3 p-5 sm:p-6 [&::-webkit-details-marker]:hidden">
      <span className="min-w-0 flex-1">
        <h2 className="text-title">{title}</h2>
        <span className="mt-1 block text-note text-ink-soft">{hint}</span>
      </span>
      <ChevronDown aria-hidden="true" className="mt-1 shrink-0 group-open:rotate-180" />
    </summary>
  );
}

interface FoldedSectionProps {
  name: string;
  heading: string;
  text: string;
  children: ReactNode;
}

/** Without scripts, and on paper, it stands open. */
export const FoldedSection = ({ name, heading, text, children }: FoldedSectionProps) => (
  <details data-row={name} className="group rounded-card border border-line bg-surface">
    <FoldSummary title={heading} hint={text} />
    <div className="p-5 pt-0 sm:p-6 sm:pt-0">{children}</div>
  </details>
);
