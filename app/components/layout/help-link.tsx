import { Link, useMatches } from "@remix-run/react";
import { commonMessages } from "#messages/common";
import { useMessages } from "~/i18n/use-messages";

/** Only names the page: which article helps with it, the server knows (app/domain/help/screens.ts). */
export function HelpLink({ className = "" }: { className?: string }) {
  const m = useMessages(commonMessages);
  const screen = useMatches().at(-1)?.id.replace("routes/", "") ?? "";
  if (screen.startsWith("reading/help")) return null;
  return (
    <p className={`mt-10 print:hidden ${className}`}>
      <Link
        to={`/help?screen=${screen}`}
        className="inline-flex min-h-11 items-center text-note text-ink-soft underline underline-offset-4"
      >
        {m.help}
      </Link>
    </p>
  );
}
