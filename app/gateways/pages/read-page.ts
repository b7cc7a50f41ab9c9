import { isObject, looseJson } from "~/domain/intake/page/loose-json";
import type { PageParts } from "~/domain/intake/page/page-parts";
import { type PageReading, understandPage } from "~/domain/intake/page/understand-page";
import { type PageBody, readPageParts } from "./read-page-parts";
import { structuredEvents } from "./structured-events";

/** Reads a web page and understands what takes place. Runs in workerd alone. Never throws on a page. */
export async function readPage(body: PageBody, now: Date): Promise<PageReading> {
  const page = await readPageParts(body);
  return understandPage(page, structuredEvents(page), await pagesInScripts(page), now);
}

/** Pages that a script of the page writes into it: the calendars of Agrando. */
async function pagesInScripts({ data, base }: PageParts): Promise<PageParts[]> {
  const written = data.filter(({ kind }) => kind === "agrando").slice(0, 3);
  return Promise.all(
    written.flatMap(({ text }) => {
      const json = looseJson(text.slice(text.indexOf('{"d"'), text.lastIndexOf("}") + 1));
      const html = isObject(json ?? undefined) ? (json as Record<string, unknown>).d : null;
      if (typeof html !== "string") return [];
      return [
        readPageParts({
          bytes: new TextEncoder().encode(html),
          contentType: "text/html; charset=utf-8",
          address: base,
        }),
      ];
    }),
  );
}
