import type { ReactNode } from "react";

const TONES = {
  fjord: "bg-fjord-tint text-fjord",
  amber: "bg-amber-tint text-amber-ink",
  danger: "bg-danger-tint text-danger",
  plain: "bg-sunk text-ink-soft",
};

export function Badge({ tone, children }: { tone: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-fine leading-none font-semibold min-[22rem]:whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
