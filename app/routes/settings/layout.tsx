import { Link, Outlet } from "@remix-run/react";
import { ChevronLeft } from "lucide-react";
import { accountSettingsMessages } from "#messages/account-settings";
import { Flash } from "~/components/layout/flash";
import { useMessages } from "~/i18n/use-messages";

export default function AccountSettingsLayoutRoute() {
  const m = useMessages(accountSettingsMessages);
  return (
    <div className="mx-auto max-w-2xl px-5 pt-3 lg:px-8 lg:pt-6">
      <Link
        to="/settings"
        className="-ml-1.5 inline-flex min-h-11 items-center gap-1 font-semibold text-fjord underline-offset-4 hover:underline"
      >
        <ChevronLeft aria-hidden="true" />
        {m.back}
      </Link>
      <Flash texts={m.flash} className="mt-2 mb-4" />
      <Outlet />
    </div>
  );
}
