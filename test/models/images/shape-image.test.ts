import { expect, test } from "vitest";
import { SAMPLE_IMAGES } from "#test/support/images";
import { findShapedImage } from "~/models/images/shape";

/** The sample, as a picture of another height. */
function tall(height: number): Uint8Array<ArrayBuffer> {
  const bytes = SAMPLE_IMAGES.webp.slice();
  new DataView(bytes.buffer).setUint16(28, height, true);
  return bytes;
}

test.each([
  ["a poster's upper part", 90, { gravity: "top" }],
  ["the middle of a photograph", 40, {}],
])("a shape is %s", async (_, height, cut) => {
  const cuts: unknown[] = [];
  await findShapedImage("events/a", "4x3", {
    images: {
      get: async (key: string) => (key.endsWith("1600.webp") ? { arrayBuffer: async () => tall(height).buffer } : null),
      list: async () => ({ objects: [{ key: "events/a/1600.webp" }] }),
      put: async () => ({ httpEtag: "" }),
    } as never,
    imageEncoder: { encode: async (_image, how) => (cuts.push(how), null) },
  });
  expect(cuts).toHaveLength(1);
  expect(cuts[0]).toMatchObject({ turn: 0, ...cut });
});
