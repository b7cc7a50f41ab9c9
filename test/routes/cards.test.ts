import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { NOW } from "#test/support/clock";
import { anEvent, anOrganizer, setHidden, testDatabase } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { fetchWorker, meteredVisit, pageText, visit } from "#test/support/visitor";
import type { JobContext } from "~/context";
import { CARD_SIZE_NAMES, CARD_SIZES } from "~/domain/cards/card";
import { jpegDimensions } from "~/domain/images/headers";
import { openPainter } from "~/gateways/cards/painter";
import { drawCards } from "~/http/cards";

beforeEach(async () => {
  const { objects } = await env.IMAGES_BUCKET.list({ prefix: "cards/" });
  if (objects.length > 0) await env.IMAGES_BUCKET.delete(objects.map(({ key }) => key));
});

const metaOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll("&amp;", "&");

/** Returns the path of a page's picture. */
async function pictureOf(page: string): Promise<string> {
  const html = await pageText(page);
  return metaOf(html, "og:image")!.replace(testSettings.APP_URL, "");
}

/** Draws as the queue does, with the Worker as it is built. */
const draw = (kind: "event" | "organizer", id: string) =>
  drawCards({ kind, id }, {
    db: testDatabase(),
    images: env.IMAGES_BUCKET,
    painter: openPainter(env.CARDS),
    assets: env.ASSETS,
    jobs: { enqueue: () => Promise.resolve() },
    now: NOW,
  } as unknown as JobContext);

describe("the picture of a page", () => {
  test("is the card, 1200 × 630, drawn at the request where none is kept, and kept then", async () => {
    const { id } = await anEvent({ title: "Lys i mørket", event_type: "concert" });
    const path = await pictureOf(`/event/${id}`);
    expect(path).toMatch(new RegExp(`^/cards/event/${id}\\.jpg\\?lang=nb&v=[0-9a-f]{16}$`));
    const card = await visit(path);
    expect([card.status, card.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
    expect(card.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(jpegDimensions(new Uint8Array(await card.arrayBuffer()))).toMatchObject(CARD_SIZES.link);
    const again = await fetchWorker(testSettings.APP_URL + path, {}, { CARDS: undefined });
    expect(again.status).toBe(200);
    await again.arrayBuffer();
  });

  test("says its size and what is on it", async () => {
    const { id } = await anEvent({ title: "Lys i mørket" });
    const html = await pageText(`/event/${id}`);
    expect(metaOf(html, "og:image:width")).toBe("1200");
    expect(metaOf(html, "og:image:height")).toBe("630");
    expect(metaOf(html, "og:image:alt")).toContain("Lys i mørket");
  });

  test("of an organizer is its card, in the page's language", async () => {
    const { id } = await anOrganizer();
    expect(await pictureOf(`/organizer/${id}`)).toMatch(new RegExp(`^/cards/organizer/${id}\\.jpg\\?lang=nb&v=`));
    expect(await pictureOf(`/organizer/${id}?lang=en`)).toMatch(/\?lang=en&v=/);
  });

  test("has another address when the event is another, and the old one leads there", async () => {
    const { id } = await anEvent();
    const stale = `/cards/event/${id}.jpg?lang=nb&v=0123456789abcdef`;
    expect((await visit(stale)).headers.get("Location")).toBe(await pictureOf(`/event/${id}`));
  });

  test("of what visitors do not see is a 404, also when it was drawn before", async () => {
    const { id } = await anEvent();
    const path = await pictureOf(`/event/${id}`);
    await draw("event", id);
    await setHidden("event", id, true);
    expect((await visit(path)).status).toBe(404);
    expect((await visit(`/cards/event/${id}.jpg?save=1`)).status).toBe(404);
  });

  test("costs one round trip and few rows", async () => {
    const { id } = await anEvent();
    const path = await pictureOf(`/event/${id}`);
    await draw("event", id);
    const { meter } = await meteredVisit(path);
    expect(meter.trips).toBe(1);
    expect(meter.rowsRead).toBeLessThanOrEqual(10);
    expect(meter.rowsWritten).toBe(0);
  });
});

describe('"Last ned bilde"', () => {
  test.each(CARD_SIZE_NAMES)("%s is drawn when it is asked for, kept, and saved as a file", async (size) => {
    const { id } = await anEvent({ title: "🎄 Julekonsert" });
    const saved = await visit(`/cards/event/${id}.jpg?size=${size}&save=1`);
    expect(saved.headers.get("Content-Disposition")).toBe(`attachment; filename="samling-${id}-${size}.jpg"`);
    expect(jpegDimensions(new Uint8Array(await saved.arrayBuffer()))).toMatchObject(CARD_SIZES[size]);
    const drawCard = vi.fn();
    const again = await fetchWorker(
      `${testSettings.APP_URL}/cards/event/${id}.jpg?size=${size}&save=1`,
      {},
      { CARDS: { draw: drawCard } },
    );
    expect(again.status).toBe(200);
    await again.arrayBuffer();
    expect(drawCard).not.toHaveBeenCalled();
  });

  test("is a plain link on the event's and the organizer's page", async () => {
    const { id, organizer_id } = await anEvent();
    for (const [page, kind, of] of [
      [`/event/${id}`, "event", id],
      [`/organizer/${organizer_id}`, "organizer", organizer_id],
    ])
      for (const size of CARD_SIZE_NAMES)
        expect(await pageText(page!)).toContain(`href="/cards/${kind}/${of}.jpg?lang=nb&amp;size=${size}&amp;save=1"`);
  });

  test("leads to the cover where the Worker that draws or the files are missing or fail; the page is as it was", async () => {
    const { id } = await anEvent({ event_type: "prayer" });
    const logged = vi.spyOn(console, "error").mockReturnValue();
    const no = () => Promise.reject(new Error("no"));
    const days = [{ CARDS: undefined }, { CARDS: { draw: no } }, { ASSETS: undefined }, { ASSETS: { fetch: no } }];
    for (const away of days)
      for (const size of CARD_SIZE_NAMES) {
        const address = `${testSettings.APP_URL}/cards/event/${id}.jpg?size=${size}`;
        const answer = await fetchWorker(address, {}, away);
        expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([302, "no-store"]);
        expect(answer.headers.get("Location")).toMatch(/^\/covers\/prayer-\d+\.jpg$/);
      }
    expect(logged).toHaveBeenCalledTimes(days.length * CARD_SIZE_NAMES.length);
    logged.mockRestore();
    expect((await visit(`/event/${id}`)).status).toBe(200);
  });

  test("knows what the client has, and sends no bytes for HEAD", async () => {
    const { id } = await anEvent();
    const path = `/cards/event/${id}.jpg?save=1`;
    const first = await visit(path);
    await first.arrayBuffer();
    const etag = first.headers.get("ETag")!;
    const known = await visit(path, { headers: { "If-None-Match": etag } });
    expect([known.status, await known.text()]).toEqual([304, ""]);
    const head = await visit(path, { method: "HEAD" });
    expect([head.status, head.headers.get("ETag"), await head.text()]).toEqual([200, etag, ""]);
  });
});

describe("what is no card", () => {
  test.each([
    ["/cards/event/nobody.jpg", 404],
    ["/cards/place/oslo.jpg", 404],
    ["/cards/event/%20.jpg", 404],
  ])("%s is a 404", async (path, status) => {
    const answer = await visit(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Content-Type")).toContain("application/json");
  });

  test.each(["size=huge", "lang=xx", "v=1", "save=yes"])(
    "a wrong parameter is a 400 that names it: %s",
    async (query) => {
      const { id } = await anEvent();
      const answer = await visit(`/cards/event/${id}.jpg?${query}`);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain(query.split("=")[0]);
    },
  );
});
