import { useBlocker, useNavigation } from "@remix-run/react";
import { useEffect, useId } from "react";
import { formMessages } from "#messages/forms";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { useMessages } from "~/i18n/use-messages";

/** They are left for with the text, or come back to it. */
const KEEPING = ["/login", "/dashboard/intake"];

interface Props {
  isChanged: boolean;
  hasDraft?: boolean;
  /** Another search of the same path begins the form anew, as a template does. */
  isOfSearch?: boolean;
}

/** Within the product in our own words, else with the browser's dialog. */
export function UnsavedGuard({ isChanged, hasDraft = false, isOfSearch = false }: Props) {
  const m = useMessages(formMessages);
  const titleId = useId();
  const isSending = useNavigation().formMethod === "POST";
  const isAtRisk = isChanged && !isSending;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAtRisk &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (isOfSearch && currentLocation.search !== nextLocation.search)) &&
      !(hasDraft && KEEPING.includes(nextLocation.pathname)),
  );
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isAtRisk]);
  const stay = () => blocker.reset?.();
  return (
    <Dialog isOpen={blocker.state === "blocked"} onClose={stay} labelledBy={titleId}>
      <h2 id={titleId} className="text-section">
        {m.unsaved.title}
      </h2>
      <p className="mt-2 text-lead text-ink-soft">{hasDraft ? m.unsaved.kept : m.unsaved.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={stay}>{m.unsaved.stay}</Button>
        <Button kind="quiet" onClick={() => blocker.proceed?.()}>
          {m.unsaved.leave}
        </Button>
      </div>
    </Dialog>
  );
}
