import { Link } from "@remix-run/react";
import { Flag } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { detailMessages } from "#messages/detail";
import { IconButton } from "~/components/ui/icon-button";
import { onceThere } from "~/components/ui/loaded-apart";
import { useMessages } from "~/i18n/use-messages";
import type { ReportTarget } from "./report-state";
import { useReport } from "./use-report";

const loadDialog = () => import("./report-dialog");
const ReportDialog = lazy(async () => ({ default: (await onceThere(loadDialog)).ReportDialog }));

/** The dialog is loaded on demand because few people use it. Without scripts a page does the same. */
export function ReportButton({ content, isSignedIn }: { content: ReportTarget; isSignedIn: boolean }) {
  const m = useMessages(detailMessages);
  const report = useReport(isSignedIn);
  const [isWanted, setIsWanted] = useState(false);
  const prepare = () => void loadDialog();
  const page = `/report/${content.type}/${content.id}`;
  const open = () => {
    loadDialog().catch(() => location.assign(page));
    setIsWanted(true);
    report.dispatch({ type: "open" });
  };
  return (
    <>
      <IconButton
        Icon={Flag}
        label={m.reportNamed(content.title)}
        tooltip={m.report}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
        className="noscript:hidden"
      />
      <Link to={page} className="hidden min-h-11 items-center px-2 underline noscript:flex">
        {m.report}
      </Link>
      {isWanted && (
        <Suspense>
          <ReportDialog content={content} isSignedIn={isSignedIn} report={report} />
        </Suspense>
      )}
    </>
  );
}
