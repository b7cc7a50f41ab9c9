import { Button } from "~/components/ui/button";
import { commonMessages } from "~/i18n/common";
import { reportMessages } from "~/i18n/report";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  titleId: string;
  onClose: () => void;
}

/** The dialog after a report was sent. */
export function ReportThanks({ titleId, onClose }: Props) {
  const m = useMessages(reportMessages);
  const common = useMessages(commonMessages);
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-6 text-center">
      <h2 id={titleId} className="text-2xl">
        {m.thanks}
      </h2>
      <p className="text-ink-soft">{m.thanksBody}</p>
      <Button kind="quiet" onClick={onClose}>
        {common.close}
      </Button>
    </div>
  );
}
