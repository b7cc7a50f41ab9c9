import type { InputHTMLAttributes, ReactNode } from "react";

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className"> {
  type?: "checkbox" | "radio";
  /** Of the whole line. */
  className?: string;
  children: ReactNode;
}

/** The whole line takes the press. */
export function TickBox({ type = "checkbox", className = "", children, ...input }: Props) {
  return (
    <label className={`flex min-h-11 cursor-pointer items-start gap-3 py-2.5 ${className}`}>
      <input {...input} type={type} className="mt-0.5 size-5 shrink-0 accent-fjord" />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
