import type { ReactNode } from "react";
import { ArchIllustration } from "./arch-illustration";

interface Props {
  title: string;
  text?: string;
  /** The next step: a link or a button. */
  children?: ReactNode;
}

export function EmptyState({ title, text, children }: Props) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-2 py-6 text-center lg:py-10">
      <ArchIllustration />
      <h2 className="mt-5 text-section">{title}</h2>
      {text && <p className="mt-2 text-lead text-balance text-ink-soft">{text}</p>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
