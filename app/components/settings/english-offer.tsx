import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { settingsMessages } from "#messages/settings";
import { FetchingForm } from "~/components/send/fetching-form";
import { Button } from "~/components/ui/button";
import { wantsEnglish } from "~/domain/site/english-offer";
import { languageOfAddress } from "~/domain/site/language-links";
import { OFFERED_LOCALE } from "~/domain/site/locales";
import { useLocale, useMessages } from "~/i18n/use-messages";

/** Whether it was offered on this device. */
const KEY = "samling:english";

/** A cookie that names a language says that one was chosen. */
const HAS_CHOSEN = /samling_preferences=\w+\.[a-z]+\./;

/** Returns whether it is time, which it is once. */
function isDue(): boolean {
  if (HAS_CHOSEN.test(document.cookie) || languageOfAddress(location.href) || !wantsEnglish(navigator.languages))
    return false;
  try {
    if (localStorage.getItem(KEY)) return false;
    localStorage.setItem(KEY, "offered");
    return true;
  } catch {
    return false; // It would come on every page.
  }
}

/** In English on every page, for those who read no other. */
export function EnglishOffer() {
  const m = useMessages(settingsMessages).english;
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(locale !== OFFERED_LOCALE && isDue()), [locale]);
  if (!isShown) return null;
  return (
    <section
      aria-labelledby="english"
      className="fixed inset-x-3 bottom-[calc(83px+env(safe-area-inset-bottom)+12px)] z-[1200] flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-line bg-surface py-3 pr-3 pl-4 shadow-float sm:left-auto sm:w-md lg:bottom-4 print:hidden"
    >
      <h2
        id="english"
        lang={OFFERED_LOCALE}
        className="min-w-0 flex-1 basis-48 font-sans text-body font-semibold tracking-normal"
      >
        {m.offer}
      </h2>
      <FetchingForm action="/settings" className="flex flex-wrap gap-2">
        <input type="hidden" name="to" value={pathname + search} />
        <Button type="submit" name="language" value={OFFERED_LOCALE} lang={OFFERED_LOCALE}>
          {m.choose}
        </Button>
        <Button kind="quiet" lang={OFFERED_LOCALE} onClick={() => setShown(false)}>
          {m.no}
        </Button>
      </FetchingForm>
    </section>
  );
}
