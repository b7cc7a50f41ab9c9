import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { photographedJpeg, SAMPLE_IMAGES, textBytes } from "#test/support/images";
import { profileDeps, storedImages } from "#test/support/profile-work";
import type { ImageKind } from "~/domain/images/format";
import { imageIdOf, storeImage } from "~/models/images/take";

async function stored(file: Uint8Array<ArrayBuffer>, kind: ImageKind): Promise<string> {
  const result = await storeImage(file, kind, profileDeps());
  if (!result.ok) throw new Error(result.problem);
  return imageIdOf(result.value)!;
}

const keysOf = async (id: string) =>
  (await env.IMAGES_BUCKET.list({ prefix: `${id}/` })).objects.map(({ key }) => key.slice(id.length + 1));

async function variantOf(id: string, width: number): Promise<Uint8Array> {
  return new Uint8Array(await (await env.IMAGES_BUCKET.get(`${id}/${width}.webp`))!.arrayBuffer());
}

describe("storing an image", () => {
  it.each([
    ["event", "events", ["1600.webp", "480.webp", "960.webp"]],
    ["cover", "organizers", ["1600.webp", "480.webp", "960.webp"]],
    ["logo", "organizers", ["192.webp", "96.webp"]],
  ] as const)(
    "keeps an image for %s in each of its widths, under a name nobody can guess",
    async (kind, prefix, widths) => {
      const id = await stored(SAMPLE_IMAGES.jpeg, kind);
      expect(id).toMatch(new RegExp(`^${prefix}/[a-z2-7]{20}$`));
      expect(await keysOf(id)).toEqual(widths);
      expect((await storedImages())[id]).toEqual({ organizer_id: null, isOrphaned: true });
    },
  );

  it.each(Object.entries(SAMPLE_IMAGES))("takes %s and makes a WebP of it, not enlarged", async (_type, bytes) => {
    const { width, height } = await dimensions(await variantOf(await stored(bytes, "event"), 960));
    expect([width, height]).toEqual([60, 40]);
  });

  it("turns a photograph upright, and keeps neither its position nor its camera", async () => {
    const id = await stored(photographedJpeg(6), "event");
    const variant = await variantOf(id, 480);
    const { width, height } = await dimensions(variant);
    expect([width, height]).toEqual([40, 60]);
    const text = String.fromCharCode(...variant);
    for (const sign of ["Exif", "EXIF", "XMP", "Kamera"]) expect(text).not.toContain(sign);
  });

  it("refuses what only begins like an image, and leaves nothing behind", async () => {
    const before = Object.keys(await storedImages()).length;
    const fake = Uint8Array.from(SAMPLE_IMAGES.png);
    fake.fill(0x55, 40);
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(await storeImage(fake, "event", profileDeps())).toEqual({ ok: false, problem: "broken" });
    logged.mockRestore();
    expect(await storeImage(textBytes("<svg></svg>"), "event", profileDeps())).toEqual({ ok: false, problem: "svg" });
    expect(Object.keys(await storedImages())).toHaveLength(before);
  });
});

async function dimensions(image: Uint8Array): Promise<{ width: number; height: number }> {
  const info = await env.IMAGES.info(new Blob([image as Uint8Array<ArrayBuffer>]).stream());
  if (!("width" in info)) throw new Error("no bitmap");
  expect(info.format).toBe("image/webp");
  return info;
}
