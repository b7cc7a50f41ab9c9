import { Link, useLocation } from "@remix-run/react";
import { CircleAlert, LogIn } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { commonMessages } from "#messages/common";
import { reportMessages } from "#messages/report";
import { useMessages } from "~/i18n/use-messages";

export function WentWrong({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="flex gap-3 rounded-field bg-danger-tint px-4 py-3 font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5" />
      {children}
    </p>
  );
}

/** For visitors without an account, before they write; a send attempt leads here. */
export function SignInFirst({ isRefusal }: { isRefusal: boolean }) {
  const m = useMessages(reportMessages);
  const common = useMessages(commonMessages);
  const { pathname } = useLocation();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRefusal) ref.current?.focus();
  }, [isRefusal]);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={isRefusal ? "alert" : undefined}
      className={`rounded-field px-4 py-3 ${isRefusal ? "bg-danger-tint text-danger" : "bg-amber-tint text-amber-ink"}`}
    >
      <p className="font-medium">{m.problems.signIn}</p>
      <Link
        to={`/login?${new URLSearchParams({ next: pathname })}`}
        className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-ink underline"
      >
        <LogIn aria-hidden="true" className="icon-text" />
        {common.signIn}
      </Link>
    </div>
  );
}
