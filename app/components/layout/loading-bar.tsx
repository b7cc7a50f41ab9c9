import { commonMessages } from "#messages/common";
import { useOnTheWay } from "~/components/ui/on-the-way";
import { useMessages } from "~/i18n/use-messages";

/** It does not move where reduced motion is preferred. */
export function LoadingBar() {
  const m = useMessages(commonMessages);
  if (!useOnTheWay()) return null;
  return (
    <div
      role="progressbar"
      aria-label={m.loading}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1 origin-left animate-travel bg-fjord print:hidden"
    />
  );
}
