import { Form } from "@remix-run/react";
import { CircleUser, LogOut } from "lucide-react";
import { ButtonLink, buttonStyle } from "~/components/ui/button";
import { commonMessages } from "~/i18n/common";
import { settingsMessages } from "~/i18n/settings";
import { useMessages } from "~/i18n/use-messages";

/** Who is signed in, and the way out: on phones there is no other. */
export function AccountBox({ email }: { email: string }) {
  const m = useMessages(settingsMessages);
  const common = useMessages(commonMessages);
  return (
    <section aria-labelledby="account" className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-[22px] border border-line bg-surface p-4 sm:px-5">
      <span className="grid h-12 w-[42px] shrink-0 place-items-center arch-21 bg-amber-tint text-amber-ink">
        <CircleUser size={21} strokeWidth={1.8} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <h2 id="account" className="text-lg">
          {common.account}
        </h2>
        <p className="text-[15px] wrap-anywhere text-ink-soft">{m.signedInAs(email)}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full">
        <ButtonLink to="/settings/reports" kind="quiet" className="max-sm:flex-1">
          {m.yourReports}
        </ButtonLink>
        <ButtonLink to="/login?mode=forgot" kind="quiet" className="max-sm:flex-1">
          {m.changePassword}
        </ButtonLink>
        <Form method="post" action="/logout" className="max-sm:flex-1">
          <button type="submit" className={buttonStyle("quiet", "w-full")}>
            <LogOut size={18} strokeWidth={1.8} aria-hidden="true" />
            {common.signOut}
          </button>
        </Form>
      </div>
    </section>
  );
}
