import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compareImages } from "../../scripts/shots/compare";

let folder: string;
const folders = () => ({ before: join(folder, "before"), after: join(folder, "after"), into: join(folder, "into") });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "samling-pictures-"));
  for (const name of ["before", "after"]) mkdirSync(join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A white image whose left columns have another colour. */
async function paint(path: string, { width = 10, height = 10, dark = 0 }): Promise<void> {
  const column = { create: { width: dark, height, channels: 3, background: "#333" } } as const;
  const white = sharp({ create: { width, height, channels: 3, background: "white" } });
  const drawn = dark === 0 ? white : white.composite([{ input: column, left: 0, top: 0 }]);
  await drawn.png().toFile(join(folder, path));
}

test("images that are the same are not told of", async () => {
  await paint("before/a.png", { dark: 2 });
  await paint("after/a.png", { dark: 2 });
  expect(await compareImages(["a.png"], folders())).toEqual([]);
  expect(existsSync(join(folder, "into/a.png"))).toBe(false);
});

test("the share of pixels that differ is told, and they are drawn beside both", async () => {
  await paint("before/a.png", { dark: 2 });
  await paint("after/a.png", { dark: 5 });
  expect(await compareImages(["a.png"], folders())).toEqual([{ file: "a.png", share: 0.3 }]);
  expect(await sharp(join(folder, "into/a.png")).metadata()).toMatchObject({ width: 30, height: 10 });
});

test("what an image has grown by differs, where it is not white", async () => {
  await paint("before/a.png", { height: 10, dark: 5 });
  await paint("after/a.png", { height: 20, dark: 5 });
  expect(await compareImages(["a.png"], folders())).toEqual([{ file: "a.png", share: 0.25 }]);
});

test("an image that only one of the folders has is told of", async () => {
  await paint("after/a.png", {});
  expect(await compareImages(["a.png"], folders())).toEqual([{ file: "a.png", share: null }]);
});
