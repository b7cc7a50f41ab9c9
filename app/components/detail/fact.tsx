import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** In a <dl>. */
export function Fact({ Icon, label, children }: { Icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="relative min-h-20 border-b border-line py-3 pl-14 last:border-0">
      <dt className="text-note text-ink-soft">
        <span
          aria-hidden="true"
          className="absolute top-3 left-0 grid h-12 w-[42px] arch place-items-center bg-fjord-tint text-fjord"
        >
          <Icon />
        </span>
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="rounded-card border border-line bg-surface px-5 py-1">{children}</dl>;
}
