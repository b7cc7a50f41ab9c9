import { Link, useLocation } from "@remix-run/react";
import { CircleAlert, LogIn, RotateCw } from "lucide-react";
import { useEffect, useRef } from "react";
import { commonMessages } from "#messages/common";
import { formMessages } from "#messages/forms";
import { Button } from "~/components/ui/button";
import { useHydrated } from "~/components/ui/use-hydrated";
import { useMessages } from "~/i18n/use-messages";
import { mayHaveArrived } from "./may-have-arrived";
import type { Unsent } from "./send-form";

export interface FailureWords {
  /** Alone, or with the reason in the same sentence. */
  failed?: string | ((reason: string) => string) | undefined;
  /** At the bottom of the screen, where the form has no room. */
  floats?: boolean | undefined;
  /** What was typed is stored on the device, so signing in may lead away and back. */
  hasDraft?: boolean | undefined;
}

interface Props extends FailureWords {
  answer: Unsent;
  /** It is being sent again. */
  isBusy: boolean;
  onAgain: (form: HTMLFormElement | null) => void;
}

const FLOATING = "fixed inset-x-5 bottom-[calc(var(--dock)+16px)] z-40 mx-auto max-w-lg shadow-float lg:bottom-8";

/** At the form's end, with a retry button. */
export function NotSent({ answer, failed, floats, isBusy, hasDraft = false, onAgain }: Props) {
  const m = useMessages(formMessages).notSent;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.closest("details")?.setAttribute("open", "");
    ref.current?.focus();
  }, [answer]);
  const reason = answer.unsent === "signedOut" && hasDraft ? m.signedOutKept : m.reasons[answer.unsent];
  const isOpen = mayHaveArrived(answer.unsent);
  const joined = typeof failed === "function";
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      className={`flex gap-3 rounded-field bg-danger-tint px-4 py-3 text-left text-danger col-span-full ${floats ? FLOATING : "w-full basis-full"}`}
    >
      <CircleAlert aria-hidden="true" className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{isOpen ? m.noAnswer : joined ? failed(reason) : (failed ?? m.failed)}</p>
        {(isOpen || !joined) && <p>{reason}</p>}
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button kind="quiet" disabled={isBusy} onClick={() => onAgain(ref.current?.closest("form") ?? null)}>
            <RotateCw aria-hidden="true" className="icon-text" />
            {isBusy ? m.sending : m.again}
          </Button>
          {answer.unsent === "signedOut" && <SignIn hasDraft={hasDraft} />}
        </div>
      </div>
    </div>
  );
}

/** Of a form whose answer says it, as against one that got none; its draft needs scripts. */
export function SignedOut() {
  const m = useMessages(formMessages).notSent;
  const hasDraft = useHydrated();
  return (
    <>
      <p>{hasDraft ? m.signedOutKept : m.reasons.signedOut}</p>
      <SignIn hasDraft={hasDraft} />
    </>
  );
}

/** In a new tab where the form would otherwise be lost. */
function SignIn({ hasDraft }: { hasDraft: boolean }) {
  const common = useMessages(commonMessages);
  const { pathname, search } = useLocation();
  const next = new URLSearchParams({ next: pathname + search });
  return (
    <Link
      to={`/login?${next}`}
      {...(!hasDraft && { target: "_blank" })}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-ink underline"
    >
      <LogIn aria-hidden="true" className="icon-text" />
      {common.signIn}
    </Link>
  );
}
