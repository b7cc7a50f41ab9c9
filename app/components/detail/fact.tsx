import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface Props {
  Icon: LucideIcon;
  label: string;
  children: ReactNode;
}

/** One thing worth knowing, in a <dl>: an icon in its window, what it is, and the answer. */
export function Fact({ Icon, label, children }: Props) {
  return (
    <div className="relative min-h-20 border-b border-line py-4 pl-14 last:border-0">
      <dt className="text-sm text-ink-soft">
        <span
          aria-hidden="true"
          className="absolute top-4 left-0 grid h-12 w-[42px] arch-21 place-items-center bg-fjord-tint text-fjord"
        >
          <Icon size={20} strokeWidth={1.8} />
        </span>
        {label}
      </dt>
      <dd className="wrap-break-word">{children}</dd>
    </div>
  );
}

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="rounded-[22px] border border-line bg-surface px-5 py-1">{children}</dl>;
}
