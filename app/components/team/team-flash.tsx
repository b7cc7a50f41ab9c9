import { useLocation } from "@remix-run/react";
import { CircleCheck } from "lucide-react";
import { teamMessages } from "~/i18n/team";
import { useMessages } from "~/i18n/use-messages";

/** Says what has just been done, by the address it led to. */
export function TeamFlash() {
  const { flash } = useMessages(teamMessages);
  const key = new URLSearchParams(useLocation().search).get("melding");
  if (key === null || !Object.hasOwn(flash, key)) return null;
  return (
    <p role="status" className="mb-5 flex items-center gap-3 rounded-[18px] bg-fjord-tint px-4 py-3 font-medium text-fjord">
      <CircleCheck size={20} strokeWidth={1.8} aria-hidden="true" className="shrink-0" />
      {flash[key as keyof typeof flash]}
    </p>
  );
}
