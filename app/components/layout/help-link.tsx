import { Link, useMatches } from "@remix-run/react";
import { CircleHelp } from "lucide-react";
import { commonMessages } from "#messages/common";
import { useMessages } from "~/i18n/use-messages";

/** Beside the title; visitors' pages have it at their end. */
const AT_TITLE = "float-right -mr-2.5 ml-2 print:hidden";

/** Only names the page: which article helps with it, the server knows (app/domain/help/screens.ts). */
export function HelpLink({ place = AT_TITLE }: { place?: string }) {
  const m = useMessages(commonMessages);
  const screen = useMatches().at(-1)?.id.replace("routes/", "") ?? "";
  if (screen.startsWith("reading/help")) return null;
  return (
    <p className={place}>
      <Link
        to={`/help?screen=${screen}`}
        title={m.help}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2.5 text-note text-ink-soft underline-offset-4 hover:text-ink hover:underline"
      >
        <CircleHelp aria-hidden="true" className="icon-text" />
        <span className={place === AT_TITLE ? "max-sm:sr-only" : ""}>{m.help}</span>
      </Link>
    </p>
  );
}
