import { Link } from "@remix-run/react";
import { CircleUser, LogOut } from "lucide-react";
import { commonMessages } from "#messages/common";
import { OnceLoaded } from "~/components/send/once-loaded";
import { loadSignOut } from "~/components/sign-out/load-sign-out";
import { buttonStyle } from "~/components/ui/button";
import { accountHome, type AccountState } from "~/domain/accounts/account-state";
import { useMessages } from "~/i18n/use-messages";

/** A round button on phones; with a name, and sign-out, where there is room. */
export function AccountArea({ viewer }: { viewer: AccountState }) {
  const m = useMessages(commonMessages);
  const home = accountHome(viewer);
  const name = viewer?.isOrganizer ? m.myDashboard : m.account;
  return (
    <div className="ml-auto flex items-center gap-2">
      <Link
        to={home}
        aria-label={name}
        className="grid size-11 place-items-center rounded-full bg-sunk hover:text-fjord lg:hidden"
      >
        <CircleUser aria-hidden="true" />
      </Link>
      <Link to={home} className={buttonStyle("quiet", "max-lg:hidden")}>
        <CircleUser aria-hidden="true" />
        {name}
      </Link>
      {viewer && (
        <OnceLoaded load={loadSignOut} action="/logout" className="max-lg:hidden">
          <button
            type="submit"
            title={m.signOut}
            aria-label={m.signOut}
            className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
          >
            <LogOut aria-hidden="true" />
          </button>
        </OnceLoaded>
      )}
    </div>
  );
}
