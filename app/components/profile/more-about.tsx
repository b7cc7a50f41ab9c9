import type { ReactNode } from "react";
import { profileMessages } from "#messages/profile";
import { FoldSummary } from "~/components/ui/fold-summary";
import { useMessages } from "~/i18n/use-messages";

/** What can wait, closed until something of it is said or asked about. */
export function MoreAbout({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const m = useMessages(profileMessages);
  return (
    <details open={isOpen} className="group">
      <FoldSummary title={m.more} hint={m.moreHint} className="rounded-card border border-line bg-surface" />
      <div className="flex flex-col gap-5 pt-5">{children}</div>
    </details>
  );
}
