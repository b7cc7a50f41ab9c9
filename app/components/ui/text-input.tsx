import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";

const LOOK =
  "w-full rounded-2xl border-[1.5px] border-line-strong bg-paper px-4 text-ink placeholder:text-ink-faint aria-invalid:border-danger aria-invalid:bg-danger-tint";

/** The look of everything that is written into. */
export const inputStyle = (extra = "") => `${LOOK} min-h-12 ${extra}`;

export function TextInput({ className, ...props }: InputHTMLAttributes<HTMLInputElement>) {
  return <input className={inputStyle(className)} {...props} />;
}

export function TextArea({ className = "", ...props }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea className={`${LOOK} py-3 leading-relaxed ${className}`} {...props} />;
}
