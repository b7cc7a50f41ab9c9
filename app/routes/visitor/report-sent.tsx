import type { MetaFunction } from "@remix-run/cloudflare";
import { commonMessages } from "#messages/common";
import { reportMessages } from "#messages/report";
import { pageMeta } from "~/components/layout/page-meta";
import { ButtonLink } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/report/sent", reportMessages, (m) => m.page);

/** A page of its own: the reported content may be hidden by now. */
export default function ReportSentRoute() {
  const m = useMessages(reportMessages);
  const common = useMessages(commonMessages);
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-4 px-5 py-20 text-center">
      <h1 className="text-page">{m.thanks}</h1>
      <p className="text-lead text-ink-soft">{m.thanksBody}</p>
      <ButtonLink to="/">{common.toHome}</ButtonLink>
    </div>
  );
}
