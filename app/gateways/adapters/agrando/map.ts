import { isObject, looseJson } from "~/domain/intake/page/loose-json";
import { eventOfAdapter, type StructuredEvent } from "~/domain/intake/page/structured-event";
import { parseUrl } from "~/domain/text/parse-url";
import { decodeText } from "../../pages/page-text";

/**
 * Agrando, the calendars of many parishes (*.kyrkja.no/Kalender and others): the page's script holds
 * var data = {"d": "<div class=\"year\">…"}, HTML within JSON, and writes it into the page.
 *
 * Traps: days are "06.09" below a heading with their year; the calendar goes on into the next year, and the page's own
 * markup has no day in it at all. Addresses are a template that the script rewrites: "CalendarPage" is the argument of
 * OutputCalendar(, "Publish=All" becomes "Publish=Polo". OccurenceId is the event's own id, EventId is shared by a series.
 * An event has a second link, with its category and place: it leads to the same OccurenceId, and says no title.
 * There is no end. Labels say what is nobody else's business: "Gravferd".
 */
interface Item {
  day: string;
  time: string;
  title: string;
  href: string;
  id: string | null;
  location: string;
  label: string;
}

const FIELDS = {
  time: ".event-time",
  location: ".calendar-location",
  label: ".calendar-label",
} as const;

const MOST = 2_000;
const NO_TITLE = /^(?:les (?:mer|meir).*|meir|mer|info|påmelding|vis|)$/i;

const idOf = (href: string) => /OccurenceId=([\w-]{1,64})/i.exec(href)?.[1] ?? null;

/** `base` is the page's address. Runs in workerd alone. */
export async function agrandoEvents(script: string, base: string | null): Promise<StructuredEvent[]> {
  const json = looseJson(script.slice(script.search(/\{\s*["']?d["']?\s*:/), script.lastIndexOf("}") + 1));
  const html = isObject(json ?? undefined) ? (json as Record<string, unknown>).d : null;
  if (typeof html !== "string") return [];
  const page = /OutputCalendar\([^)]{0,500}?["']([^"'\s]{1,300})["']/.exec(script)?.[1] ?? null;
  return (await itemsOf(html)).flatMap((item) => eventOf(item, page, base));
}

async function itemsOf(html: string): Promise<Item[]> {
  const items: Item[] = [];
  const byId = new Map<string, Item>();
  let [year, day] = ["", ""];
  let open: Item | null = null;
  let linked: string | null = null;
  let isOfCategory = false;
  const rewriter = new HTMLRewriter().on(".event", { element: () => void (open = null) });
  const gather = (selector: string, end: (text: string, href: string) => void, begin?: (href: string) => void) => {
    let [text, href] = ["", ""];
    rewriter.on(selector, {
      element(element) {
        [text, href] = ["", decodeText(element.getAttribute("href") ?? "")];
        begin?.(href);
        element.onEndTag(() => end(decodeText(text).replace(/\s+/g, " ").trim(), href));
      },
      text: (chunk) => void (text += chunk.text),
    });
  };
  const opened = (isOf: (item: Item) => boolean): Item => {
    if (open && isOf(open)) return open;
    open = { day: `${day}.${year}`, time: "", title: "", href: "", id: null, location: "", label: "" };
    if (items.length < MOST) items.push(open);
    return open;
  };
  const put = (field: keyof typeof FIELDS, text: string) => {
    const item = opened((one) => one[field] === "" || (one.id !== null && one.id === linked));
    item[field] ||= text;
  };
  let heading = "";
  rewriter.on(".year", {
    element: () => void (heading = ""),
    text(chunk) {
      heading = heading.length < 40 ? heading + chunk.text : heading;
      const found = /(?<!\d)(20\d{2})(?!\d)/.exec(heading)?.[1];
      if (found) [year, heading] = [found, "x".repeat(40)];
    },
  });
  gather(".calendar-date", (text) => {
    [day, open] = [/\d{1,2}\.\d{1,2}/.exec(text)?.[0] ?? "", null];
  });
  gather(
    "a",
    (text) => {
      if (!isOfCategory && !NO_TITLE.test(text)) opened(({ title }) => title === "" || linked !== null).title ||= text;
      linked = null;
    },
    (href) => {
      [linked, isOfCategory] = [idOf(href), false];
      const key = `${day}.${year} ${linked}`;
      if (linked !== null) open = byId.get(key) ?? opened(({ id }) => id === null);
      if (open) open.href ||= href;
      if (open && linked !== null) byId.set(key, Object.assign(open, { id: linked }));
    },
  );
  const { label, location } = FIELDS;
  for (const within of [`a ${label}`, `a ${location}`, `${label} a`, `${location} a`, ".calendar-kategori a"])
    rewriter.on(within, { element: () => void (isOfCategory = true) });
  for (const [field, selector] of Object.entries(FIELDS))
    gather(selector, (text) => put(field as keyof typeof FIELDS, text));
  await rewriter.transform(new Response(html)).arrayBuffer();
  return items;
}

const TIME = /^kl\.?\s?(\d{1,2})[.:](\d{2})$/i;

function eventOf({ day, time, title, href, id, location, label }: Item, page: string | null, base: string | null) {
  const [, date = "", month = "", year] = /^(\d{1,2})\.(\d{1,2})\.(20\d{2})$/.exec(day) ?? [];
  const [, hour, minute] = TIME.exec(time) ?? [];
  const name = title || label;
  if (!year || name === "" || (time !== "" && !hour)) return [];
  const start = [year, month.padStart(2, "0"), date.padStart(2, "0")].join("-");
  return [
    eventOfAdapter("agrando", {
      id,
      name,
      start: hour ? `${start}T${hour.padStart(2, "0")}:${minute}` : start,
      category: label || null,
      url: page === null ? null : addressOf(href, page, base),
      place: location || null,
    }),
  ];
}

function addressOf(href: string, page: string, base: string | null): string | null {
  const written = href.replace("CalendarPage", page).replace("Publish=All", "Publish=Polo");
  return parseUrl(written, base ?? undefined)?.href ?? null;
}
