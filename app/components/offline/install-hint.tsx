import { useLocation } from "@remix-run/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { offlineMessages } from "#messages/offline";
import { Button } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import { countVisit, hasOffer, isByHand, isInstalled, noteHinted, takeOffer, watchOffer } from "./install-prompt";

/** Where people look around: none with a form. */
const LOOKING = /^\/(?:helgen|organizations|favorites|event\/[\w-]+|organizer\/[\w-]+)?$/;

/** Shown once, from the third visit on. */
export function InstallHint() {
  const m = useMessages(offlineMessages).install;
  const { pathname } = useLocation();
  const isOffered = useSyncExternalStore(watchOffer, hasOffer, () => false);
  const [state, setState] = useState<"none" | "due" | "shown" | "over">("none");
  const canBe = (isOffered || isByHand()) && LOOKING.test(pathname);

  useEffect(() => {
    if (!isInstalled() && countVisit(Date.now())) setState("due");
  }, []);
  useEffect(() => {
    if (state !== "due" || !canBe) return;
    noteHinted();
    setState("shown");
  }, [state, canBe]);

  if (state !== "shown" || !LOOKING.test(pathname)) return null;
  const close = () => setState("over");
  return (
    <section
      aria-labelledby="install"
      className="mx-auto mt-3 flex max-w-[1180px] flex-wrap items-center gap-x-4 gap-y-2 px-5 lg:px-8 print:hidden"
    >
      <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-fjord-tint py-3 pr-3 pl-4">
        <div className="min-w-0 flex-1 basis-48">
          <h2 id="install" className="font-sans text-body font-semibold tracking-normal">
            {m.title}
          </h2>
          <p className="text-note text-ink-soft">{isOffered ? m.hint : `${m.hint} ${m.onIphone}`}</p>
        </div>
        {isOffered && (
          <Button
            onClick={() => {
              close();
              void takeOffer();
            }}
          >
            {m.add}
          </Button>
        )}
        <Button kind="quiet" onClick={close}>
          {isOffered ? m.no : m.close}
        </Button>
      </div>
    </section>
  );
}
