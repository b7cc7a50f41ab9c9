import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";

const LOOK =
  "w-full rounded-field border-[1.5px] border-line-strong bg-paper px-4 text-ink placeholder:text-ink-faint aria-invalid:border-danger aria-invalid:bg-danger-tint";

/** The look of everything that is written into. */
export const inputStyle = (extra = "") => `${LOOK} min-h-12 ${extra}`;

/** A line. The browser would cut off what is pasted beyond `maxLength`, unseen: Field says it instead. */
export function TextInput({ className, maxLength, ...props }: InputHTMLAttributes<HTMLInputElement>) {
  return <input className={inputStyle(className)} data-max-length={maxLength} {...props} />;
}

/** Several lines, with a `maxLength` like TextInput's. */
export function TextArea({ className = "", maxLength, ...props }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea className={`${LOOK} py-3 leading-relaxed ${className}`} data-max-length={maxLength} {...props} />;
}
