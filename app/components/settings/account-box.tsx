import { Link } from "@remix-run/react";
import { ChevronRight, CircleUser, FileLock2, Flag, KeyRound, LogOut, MailPlus, MonitorSmartphone } from "lucide-react";
import { commonMessages } from "#messages/common";
import { settingsMessages } from "#messages/settings";
import { OnceLoaded } from "~/components/send/once-loaded";
import { loadSignOut } from "~/components/sign-out/load-sign-out";
import { AskBox } from "~/components/ui/ask-box";
import { ButtonLink, buttonStyle } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import type { AccountOverviewView, AccountRow } from "~/views/accounts/overview";

const ICONS = {
  account: MailPlus,
  devices: MonitorSmartphone,
  "two-step": KeyRound,
  reports: Flag,
  privacy: FileLock2,
};

/** Also sign-out, because phones have no other. */
export function AccountBox({ title, signedInAs, rows }: AccountOverviewView) {
  const common = useMessages(commonMessages);
  return (
    <section aria-labelledby="account" className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line p-4 sm:px-5">
        <span className="grid h-12 w-[42px] shrink-0 place-items-center arch bg-amber-tint text-amber-ink">
          <CircleUser aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id="account" className="text-lead">
            {title}
          </h2>
          <p className="text-note wrap-anywhere text-ink-soft">{signedInAs}</p>
        </div>
        <OnceLoaded load={loadSignOut} action="/logout" className="max-sm:w-full">
          <button type="submit" className={buttonStyle("quiet", "w-full")}>
            <LogOut aria-hidden="true" className="icon-text" />
            {common.signOut}
          </button>
        </OnceLoaded>
      </div>
      <ul>
        {rows.map((row) => (
          <Row key={row.page} {...row} />
        ))}
      </ul>
    </section>
  );
}

function Row({ page, title, state, isUrgent }: AccountRow) {
  const Icon = ICONS[page];
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={`/settings/${page}`}
        className="flex min-h-16 items-center gap-4 px-4 py-2.5 hover:bg-sunk/60 focus-visible:-outline-offset-3 focus-visible:[box-shadow:none] sm:px-5"
      >
        <span className="grid w-[42px] shrink-0 place-items-center text-fjord">
          <Icon aria-hidden="true" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block leading-tight font-semibold">{title}</span>
          {state && (
            <span
              className={`block text-note wrap-anywhere ${isUrgent ? "font-medium text-amber-ink" : "text-ink-soft"}`}
            >
              {state}
            </span>
          )}
        </span>
        <ChevronRight aria-hidden="true" className="text-ink-faint" />
      </Link>
    </li>
  );
}

export function SignInBox() {
  const m = useMessages(settingsMessages);
  const common = useMessages(commonMessages);
  return (
    <AskBox title={m.signedOut} text={m.signedOutHint}>
      <ButtonLink to="/login?next=/settings">{common.signIn}</ButtonLink>
    </AskBox>
  );
}
