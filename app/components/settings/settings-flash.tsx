import { useLocation } from "@remix-run/react";
import { CircleCheck } from "lucide-react";
import { accountSettingsMessages } from "~/i18n/account-settings";
import { useMessages } from "~/i18n/use-messages";

/** Says what has just been done, by the address it led to. */
export function SettingsFlash() {
  const { flash } = useMessages(accountSettingsMessages);
  const key = new URLSearchParams(useLocation().search).get("gjort");
  if (key === null || !Object.hasOwn(flash, key)) return null;
  return (
    <p role="status" className="mt-2 flex items-start gap-3 rounded-[18px] bg-fjord-tint px-4 py-3 font-medium text-fjord">
      <CircleCheck size={20} strokeWidth={1.8} aria-hidden="true" className="mt-0.5 shrink-0" />
      {flash[key as keyof typeof flash]}
    </p>
  );
}
