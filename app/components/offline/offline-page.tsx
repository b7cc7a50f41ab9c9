import { Link } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { commonMessages } from "#messages/common";
import { offlineMessages } from "#messages/offline";
import { useRootData } from "~/components/layout/use-root-data";
import { buttonStyle } from "~/components/ui/button";
import { parseLocalPath } from "~/domain/accounts/after-sign-in";
import {
  KEPT_AT_HEADER,
  KEPT_PAGES,
  KEPT_TITLE_HEADER,
  keptAddress,
  keptKind,
  type KeptKind,
} from "~/domain/offline/kept-pages";
import { DEFAULT_PREFERENCES } from "~/domain/site/locales";
import { percentDecoded } from "~/domain/text/links";
import { useMessages } from "~/i18n/use-messages";
import { asOf } from "./as-of";

/** Where somebody wanted to go, when that is not on the device. */
const target = () => parseLocalPath(new URLSearchParams(location.search).get("to"));

const EVERY_MS = 4000;

const isReachable = () =>
  fetch("/manifest.webmanifest", { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/** For a page that is not on the device. */
export function OfflinePage() {
  const m = useMessages(offlineMessages).page;
  const [wanted, setWanted] = useState<string | null>(null);
  const [atHand, setAtHand] = useState<AtHand[] | null>(null);
  useEffect(() => {
    setWanted(target());
    void listAtHand().then(setAtHand, () => setAtHand([]));
    const goOn = () => void isReachable().then((is) => is && location.replace(target() ?? "/"));
    // A browser that has found a network may have found none that leads here.
    const timer = setInterval(() => navigator.onLine && target() && goOn(), EVERY_MS);
    window.addEventListener("online", goOn);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", goOn);
    };
  }, []);
  return (
    // What stands below moves where nobody sees it.
    <div className="mx-auto min-h-dvh max-w-2xl px-5 pt-5 lg:px-8 lg:pt-8">
      <h1 className="text-page lg:text-display">{m.title}</h1>
      <p className="mt-3 text-lead text-ink-soft">{wanted ? m.hint : m.hintAlone}</p>
      {wanted && (
        // The browser asks anew: the router knows this page alone.
        <a href={wanted} className={buttonStyle("primary", "mt-4")}>
          {m.again}
        </a>
      )}
      {atHand && <PagesAtHand pages={atHand} />}
    </div>
  );
}

function PagesAtHand({ pages }: { pages: AtHand[] }) {
  const m = useMessages(offlineMessages).page;
  const of = (kind: AtHand["kind"]) => pages.filter((page) => page.kind === kind);
  return (
    <>
      <Pages title={m.saved} pages={of("event")}>
        <Link to="/favorites" className="inline-flex min-h-11 items-center font-semibold text-fjord underline">
          {m.savedHint}
        </Link>
      </Pages>
      {of("organizer").length > 0 && <Pages title={m.organizers} pages={of("organizer")} />}
      <Pages title={m.lists} pages={of("list")}>
        {of("list").length === 0 && <p className="text-ink-soft">{m.nothing}</p>}
      </Pages>
    </>
  );
}

function Pages({ title, pages, children }: { title: string; pages: AtHand[]; children?: ReactNode }) {
  const texts = useMessages(offlineMessages);
  const site = ` – ${useMessages(commonMessages).siteName}`;
  const { timeFormat } = useRootData()?.preferences ?? DEFAULT_PREFERENCES;
  return (
    <section className="mt-8">
      <h2 className="text-section">{title}</h2>
      {children}
      <ul className="mt-2 flex flex-col gap-2">
        {pages.map((page) => (
          <li key={page.href}>
            <a
              href={page.href}
              className="block rounded-field border border-line bg-surface px-4 py-3 hover:border-line-strong"
            >
              <span className="block font-semibold wrap-anywhere">{page.title.replace(site, "")}</span>
              <span className="block text-note text-ink-soft">
                {texts.page.asOf(asOf(page.keptAt, Date.now(), texts, timeFormat))}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AtHand {
  href: string;
  kind: Exclude<KeptKind, "frame">;
  title: string;
  keptAt: number;
}

/** The newest first. */
async function listAtHand(): Promise<AtHand[]> {
  const cache = await caches.open(KEPT_PAGES);
  const pages: AtHand[] = [];
  for (const { url } of await cache.keys()) {
    const page = new URL(url);
    const kind = keptKind(page);
    const headers = (await cache.match(url, { ignoreVary: true }))?.headers;
    const title = percentDecoded(headers?.get(KEPT_TITLE_HEADER) ?? "");
    if (!kind || kind === "frame" || !title) continue;
    pages.push({ href: keptAddress(page), kind, title, keptAt: Number(headers?.get(KEPT_AT_HEADER)) });
  }
  return pages.sort((a, b) => b.keptAt - a.keptAt);
}
