import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  text: string;
  Icon?: LucideIcon;
  /** The link to where it is entered. */
  children: ReactNode;
}

export function AskBox({ title, text, Icon, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-5"
    >
      {Icon && <Icon aria-hidden="true" className="text-fjord" />}
      <div className="min-w-0 flex-1 basis-60">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        <p className="mt-1 text-ink-soft">{text}</p>
      </div>
      {children}
    </section>
  );
}
