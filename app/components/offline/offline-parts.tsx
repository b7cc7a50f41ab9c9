import { InstallHint } from "./install-hint";
import { watchForOffer } from "./install-prompt";
import { OfflineBand } from "./offline-band";
import { useKeptAccount } from "./use-kept-account";
import { useKeptPages } from "./use-kept-pages";

watchForOffer();

/** What a page has for days without a network. Loaded once it is alive. */
export function OfflineParts() {
  useKeptAccount();
  useKeptPages();
  return (
    <>
      <OfflineBand />
      <InstallHint />
    </>
  );
}
