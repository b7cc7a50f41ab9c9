import { Link, type LinkProps } from "@remix-run/react";

/** High enough to press. Not for pages of events and organizations, whose first load it would lengthen. */
export function TextLink({ className = "", ...props }: LinkProps & { className?: string }) {
  return (
    <Link
      className={`inline-flex min-h-11 items-center font-semibold text-fjord underline-offset-4 hover:underline ${className}`}
      {...props}
    />
  );
}
