import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { images } from "#db/schema";
import cases from "#test/cases/routes/images.tsv?raw";
import { groupsOf } from "#test/support/cases";
import { SAMPLE_IMAGES } from "#test/support/images";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import { pageText, visit } from "#test/support/visitor";
import { readImageHead } from "~/domain/images/format";

const GROUPS = groupsOf(cases);

const IMMUTABLE = "public, max-age=31536000, s-maxage=60, immutable";

beforeAll(async () => {
  await anOrganizer({ id: "koret", logo_url: "/images/organizers/koret-logo" });
  await anEvent({ id: "sommer", organizer_id: "koret", image_url: "/images/events/sommer" });
  const row = { organizer_id: "koret", width: 960, height: 640 };
  await testDatabase()
    .insert(images)
    .values(["events/sommer", "organizers/koret-logo"].map((id) => ({ id, ...row })));
  const put = (key: string, text: string) =>
    env.IMAGES_BUCKET.put(key, text, { httpMetadata: { contentType: "text/html" } });
  await put("events/sommer/480.webp", "middels");
  await put("events/sommer/960.webp", "stor");
  await put("organizers/koret-logo/96.webp", "liten");
  await put("secrets/key/480.webp", "hemmelig");
  await put("events/sommer/0.webp", "hemmelig");
  await put("events.txt", "hemmelig");
});

describe("images come from R2 through the Worker", () => {
  test("in the width that is asked for, with our type and not the uploader's", async () => {
    const response = await visit("/images/events/sommer?w=480");
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("middels");
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": IMMUTABLE,
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
    });
  });

  test("in the widest there is where none is asked for", async () => {
    expect(await pageText("/images/events/sommer")).toBe("stor");
    expect(await pageText("/images/organizers/koret-logo")).toBe("liten");
  });

  test("from the edge the second time, whatever else stands in the address", async () => {
    const path = "/images/organizers/koret-logo?w=96";
    await pageText(path);
    await env.IMAGES_BUCKET.delete("organizers/koret-logo/96.webp");
    expect(await pageText(`${path}&utm_source=x`)).toBe("liten");
  });

  test("not again where the asker has them", async () => {
    const first = await visit("/images/events/sommer?w=960");
    await first.text();
    const etag = first.headers.get("ETag")!;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const response = await visit("/images/events/sommer?w=960", { headers: { "If-None-Match": known } });
      expect(response.status, known).toBe(304);
      expect(await response.text()).toBe("");
      expect(response.headers.get("ETag")).toBe(etag);
      expect(response.headers.get("Cache-Control")).toBe(IMMUTABLE);
    }
    expect((await visit("/images/events/sommer?w=960", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  });

  test("HEAD answers with the size and nothing more", async () => {
    const response = await visit("/images/events/sommer?w=480", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Length")).toBe("7");
    expect(await response.text()).toBe("");
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is refused", async (method) => {
    const response = await visit("/images/events/sommer", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD");
    await response.text();
  });
});

describe("a picture is cut into the shapes that search engines and rows ask for", () => {
  beforeAll(async () => {
    await anEvent({ organizer_id: "koret", image_url: "/images/events/bilde" });
    await env.IMAGES_BUCKET.put("events/bilde/480.webp", SAMPLE_IMAGES.webp);
  });

  test.each([
    ["1x1", { width: 40, height: 40 }],
    ["4x3", { width: 53, height: 40 }],
    ["16x9", { width: 60, height: 34 }],
    ["row", { width: 40, height: 40 }],
  ])("%s, out of its middle, once", async (shape, size) => {
    const path = `/images/events/bilde?shape=${shape}`;
    const first = await visit(path);
    expect(first.headers.get("Content-Type")).toBe("image/webp");
    const head = readImageHead(new Uint8Array(await first.arrayBuffer()));
    expect(head).toMatchObject({ ok: true, value: size });
    expect(await env.IMAGES_BUCKET.head(`events/bilde/${shape}.webp`)).not.toBeNull();
    const again = await visit(path, { headers: { "If-None-Match": first.headers.get("ETag")! } });
    expect(again.status).toBe(304);
  });

  test.each(["shape=2x1", "shape=1x1&w=480", "shape="])("?%s is refused", async (query) => {
    expect((await visit(`/images/events/bilde?${query}`)).status).toBe(400);
  });
});

describe("nothing outside their prefixes can be read", () => {
  test.each(GROUPS["is not found"]!)("%s is not found", async (path) => {
    const response = await visit(path);
    expect([400, 404]).toContain(response.status);
    expect(await response.text()).not.toContain("hemmelig");
  });

  test.each(["0", "1", "481", "-480", "480.0", "all", "", "480/../0"])("the width %j is refused", async (width) => {
    const response = await visit(`/images/events/sommer?w=${encodeURIComponent(width)}`);
    expect(response.status).toBe(400);
    await response.text();
  });
});
