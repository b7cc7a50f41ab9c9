import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { commonMessages } from "#messages/common";
import { Mark } from "~/components/layout/brand";
import { HelpLink } from "~/components/layout/help-link";
import { SignOutForm } from "~/components/sign-out/sign-out-form";
import { buttonStyle } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";

/** For a signed-in person without an organizer: only the task, and sign-out. */
export function OnboardingFrame({ children }: { children: ReactNode }) {
  const m = useMessages(commonMessages);
  return (
    <>
      <header className="mx-auto flex h-16 max-w-[1180px] items-center px-5 lg:h-20 lg:px-8">
        <Link to="/" className="flex min-h-11 items-center gap-2.5 font-serif text-title font-semibold">
          <Mark />
          {m.siteName}
        </Link>
        <SignOutForm className="ml-auto">
          <button type="submit" className={buttonStyle("quiet")}>
            {m.signOut}
          </button>
        </SignOutForm>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto max-w-[1180px] px-5 pb-3 outline-none lg:px-8">
        <HelpLink />
        {children}
      </main>
    </>
  );
}
