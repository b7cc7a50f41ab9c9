import { Outlet } from "@remix-run/react";
import { ChevronLeft } from "lucide-react";
import { accountSettingsMessages } from "#messages/account-settings";
import { Flash } from "~/components/layout/flash";
import { TextLink } from "~/components/ui/text-link";
import { useMessages } from "~/i18n/use-messages";

export default function AccountSettingsLayoutRoute() {
  const m = useMessages(accountSettingsMessages);
  return (
    <div className="mx-auto max-w-2xl px-5 pt-3 lg:px-8 lg:pt-6">
      <TextLink to="/settings" className="-ml-1.5 gap-1">
        <ChevronLeft aria-hidden="true" />
        {m.back}
      </TextLink>
      <Flash texts={m.flash} className="mt-2 mb-4" />
      <Outlet />
    </div>
  );
}
