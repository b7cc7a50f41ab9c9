import { useLocation } from "@remix-run/react";
import { CircleAlert, CircleCheck } from "lucide-react";
import { moderationMessages } from "~/i18n/moderation";
import { useMessages } from "~/i18n/use-messages";

/** Says what has just been decided, or why not. */
export function ModerationFlash() {
  const { decided, reviewed, ...refusals } = useMessages(moderationMessages).flash;
  const key = new URLSearchParams(useLocation().search).get("melding") ?? "";
  const done: Record<string, string> = { ...decided, reviewed };
  const texts: Record<string, string> = { ...done, ...refusals };
  if (!Object.hasOwn(texts, key)) return null;
  const isDone = Object.hasOwn(done, key);
  const Icon = isDone ? CircleCheck : CircleAlert;
  return (
    <p
      role={isDone ? "status" : "alert"}
      className={`mb-5 flex items-start gap-3 rounded-[18px] px-4 py-3 font-medium ${isDone ? "bg-fjord-tint text-fjord" : "bg-danger-tint text-danger"}`}
    >
      <Icon size={20} strokeWidth={1.8} aria-hidden="true" className="mt-0.5 shrink-0" />
      {texts[key]}
    </p>
  );
}
