import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { EnglishOffer } from "~/components/settings/english-offer";
import { InstallHint } from "./install-hint";
import { watchForOffer } from "./install-prompt";
import { OfflineBand } from "./offline-band";
import { useKeptAccount } from "./use-kept-account";
import { useKeptPages } from "./use-kept-pages";

watchForOffer();

/** Loaded once the page is alive, and drawn below its skip link. */
export function OfflineParts() {
  useKeptAccount();
  useKeptPages();
  const { pathname } = useLocation();
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(document.querySelector("[data-notices]")), [pathname]);
  if (!place) return null;
  return createPortal(
    <>
      <OfflineBand />
      <InstallHint />
      <EnglishOffer />
    </>,
    place,
  );
}
