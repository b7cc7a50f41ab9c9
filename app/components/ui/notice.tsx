import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";

const LOOKS = {
  done: { role: "status", Icon: CircleCheck, colors: "bg-fjord-tint text-fjord" },
  hint: { role: "status", Icon: Info, colors: "bg-amber-tint text-amber-ink" },
  refused: { role: "alert", Icon: CircleAlert, colors: "bg-danger-tint text-danger" },
} as const;

export type Tone = keyof typeof LOOKS;

interface Props {
  tone: Tone;
  /** At the end; 44 px high. */
  close?: ReactNode;
  children: ReactNode;
}

/** Announced to screen readers. */
export function Notice({ tone, close, children }: Props) {
  const { role, Icon, colors } = LOOKS[tone];
  return (
    <div role={role} className={`flex items-start gap-3 rounded-field py-2 pr-2 pl-4 font-medium ${colors}`}>
      <Icon aria-hidden="true" className="mt-2.5" />
      <div className="min-w-0 flex-1 py-2">{children}</div>
      {close}
    </div>
  );
}
