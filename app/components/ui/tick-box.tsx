import type { InputHTMLAttributes, ReactNode } from "react";

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className"> {
  /** Classes of the whole line. */
  className?: string;
  children: ReactNode;
}

/** A checkbox and its text; the whole line takes the press. */
export function TickBox({ className = "", children, ...input }: Props) {
  return (
    <label className={`flex min-h-11 cursor-pointer items-center gap-3 ${className}`}>
      <input {...input} type="checkbox" className="size-5 shrink-0 accent-fjord" />
      <span className="min-w-0 wrap-break-word">{children}</span>
    </label>
  );
}
