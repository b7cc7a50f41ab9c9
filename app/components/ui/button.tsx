import { Link, type LinkProps } from "@remix-run/react";
import type { ButtonHTMLAttributes } from "react";

type Kind = "primary" | "quiet" | "danger";

const KINDS: Record<Kind, string> = {
  primary: "bg-fjord text-on-fjord hover:bg-fjord-deep",
  quiet: "border-[1.5px] border-line bg-surface text-ink hover:border-line-strong",
  danger: "bg-danger text-surface hover:opacity-90",
};

export function buttonStyle(kind: Kind = "primary", extra = ""): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2 font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-55 ${KINDS[kind]} ${extra}`;
}

export function Button({
  kind,
  className,
  type = "button",
  ...props
}: ButtonHTMLAttributes<HTMLButtonElement> & { kind?: Kind }) {
  return <button type={type} className={buttonStyle(kind, className)} {...props} />;
}

export function ButtonLink({ kind, className, ...props }: LinkProps & { kind?: Kind; className?: string }) {
  return <Link className={buttonStyle(kind, className)} {...props} />;
}
