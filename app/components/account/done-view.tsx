import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  Icon: LucideIcon;
  heading: string;
  headingId?: string;
  children: ReactNode;
}

export function DoneView({ Icon, heading, headingId, children }: Props) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4">
      <span className="grid h-[78px] w-16 place-items-center arch bg-amber-tint text-amber-ink">
        <Icon aria-hidden="true" className="icon-large" />
      </span>
      <h1 ref={ref} id={headingId} tabIndex={-1} className="text-page outline-none">
        {heading}
      </h1>
      {children}
    </div>
  );
}
