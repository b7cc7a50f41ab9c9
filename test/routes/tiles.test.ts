import { expect, it, vi } from "vitest";
import cases from "#test/cases/routes/tiles.tsv?raw";
import { casesOf } from "#test/support/cases";
import { testSettings } from "#test/support/settings";
import { visit } from "#test/support/visitor";
import { tileUrl } from "~/domain/places/maps";

// The tile server can't be reached here.
vi.spyOn(console, "error").mockImplementation(() => {});

it("answers from the edge, for a week in the browser", async () => {
  const url = tileUrl(testSettings.TILE_URL, { z: 15, x: 17362, y: 9529 });
  const image = new Response("an image", {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=604800" },
  });
  await (caches as unknown as { default: Cache }).default.put(
    `https://tiles.invalid/${encodeURIComponent(url)}`,
    image,
  );
  for (const path of ["/tiles/15/17362/9529.png", "/tiles/15/17362/9529"]) {
    const response = await visit(path, { headers: { Cookie: "samling_session=x" } });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/png");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=604800");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(await response.text()).toBe("an image");
  }
});

it("answers a tile that can't be had with no content and a short memory", async () => {
  const response = await visit("/tiles/15/17362/9530.png");
  expect(response.status).toBe(204);
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=30");
  expect(await response.text()).toBe("");
});

it.each(casesOf<[string]>(cases, "knows no tile"))("knows no tile %s", async (path) => {
  const response = await visit(path);
  expect(response.status).toBe(404);
  await response.text();
});

it("fetches nothing from outside our part of the world", async () => {
  const response = await visit("/tiles/15/1/1.png");
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([204, "public, max-age=604800"]);
});
