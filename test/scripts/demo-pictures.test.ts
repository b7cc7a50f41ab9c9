import { existsSync, readdirSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { demo } from "#demo/seed/demo";
import { MIRRORED, SCENES } from "#demo/seed/scenes";
import { fromNow, NOW } from "#test/support/clock";
import { COVER_WIDTHS } from "~/domain/images/address";
import { pictureFile } from "../../demo/store-pictures";

/** Of a summer and of a winter. */
const images = [NOW, fromNow({ days: 183 })].flatMap((now) => demo({ now, seed: 1 }).images);
const pictures = readdirSync("demo/pictures", { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".webp"),
);
const widthOf = (name: string) => Number(/-(\d+)\.webp$/.exec(name)![1]);

it("every scene has its picture in each width, those that many show mirrored as well, and no picture is left over", () => {
  const ofScenes = [...SCENES, ...MIRRORED.map((scene) => `${scene}-mirrored`)].flatMap((scene) =>
    COVER_WIDTHS.map((width) => `${scene}-${width}.webp`),
  );
  const ofLogos = images
    .filter(({ picture }) => picture.startsWith("logos/"))
    .flatMap(({ picture, widths }) => widths.map((width) => `${picture}-${width}.webp`));
  expect([...pictures].sort()).toEqual([...new Set([...ofScenes, ...ofLogos])].sort());
});

it("every image of the demo has its picture, and what many show is mirrored for some", () => {
  const files = images.flatMap(({ picture, widths }) => widths.map((width) => pictureFile(picture, width)));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  for (const scene of MIRRORED) {
    expect(images.some(({ picture }) => picture === scene)).toBe(true);
    expect(images.some(({ picture }) => picture === `${scene}-mirrored`)).toBe(true);
  }
});

it("every picture is as wide as its name says", async () => {
  for (const name of pictures) {
    const { format, width } = await sharp(`demo/pictures/${name}`).metadata();
    expect({ name, format, width }).toEqual({ name, format: "webp", width: widthOf(name) });
  }
});
