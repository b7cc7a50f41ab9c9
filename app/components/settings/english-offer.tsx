import { useLocation } from "@remix-run/react";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { commonMessages } from "#messages/common";
import { settingsMessages } from "#messages/settings";
import { FetchingForm } from "~/components/send/fetching-form";
import { wantsEnglish } from "~/domain/site/english-offer";
import { languageOfAddress, OFFERED_LOCALE } from "~/domain/site/locales";
import { useLocale, useMessages } from "~/i18n/use-messages";

/** Whether it was closed on this device. */
const KEY = "samling:english";

/** A cookie that names a language says that one was chosen. */
const HAS_CHOSEN = /samling_preferences=\w+\.[a-z]+\./;

/** Until it is used or closed. */
function isDue(): boolean {
  if (HAS_CHOSEN.test(document.cookie) || languageOfAddress(location.href) || !wantsEnglish(navigator.languages))
    return false;
  try {
    return !localStorage.getItem(KEY);
  } catch {
    return false; // It could not be closed.
  }
}

/** In English, for those who read no other; without scripts the bar has a link. */
export function EnglishOffer() {
  const m = useMessages(settingsMessages).english;
  const common = useMessages(commonMessages);
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(locale !== OFFERED_LOCALE && isDue()), [locale]);
  if (!isShown) return null;
  return (
    <section
      aria-labelledby="english"
      className="absolute top-3 right-19 z-[1200] max-[359px]:top-18 max-[359px]:right-4 in-[body:has(header>p)]:top-18 in-[body:has(header>p)]:right-4 lg:fixed lg:top-auto! lg:right-4 lg:bottom-4 print:hidden"
    >
      <h2 id="english" lang={OFFERED_LOCALE} className="sr-only">
        {m.offer}
      </h2>
      <FetchingForm
        action="/settings"
        className="flex items-center rounded-full border border-line bg-surface shadow-float"
      >
        <input type="hidden" name="to" value={pathname + search} />
        <button
          type="submit"
          name="language"
          value={OFFERED_LOCALE}
          lang={OFFERED_LOCALE}
          aria-label={m.choose}
          className="min-h-10 rounded-full py-1 pr-1 pl-3.5 text-fine font-semibold text-fjord hover:underline lg:text-body"
        >
          <span className="lg:hidden">{common.english}</span>
          <span className="max-lg:hidden">{m.choose}</span>
        </button>
        <button
          type="button"
          lang={OFFERED_LOCALE}
          aria-label={m.no}
          onClick={() => {
            localStorage.setItem(KEY, "closed");
            setShown(false);
          }}
          className="grid min-h-10 w-9 place-items-center rounded-full text-ink-soft hover:text-ink"
        >
          <X aria-hidden="true" className="icon-note" />
        </button>
      </FetchingForm>
    </section>
  );
}
