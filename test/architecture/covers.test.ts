import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { jpegDimensions } from "~/domain/images/headers";

const files = readdirSync("public/covers").map((name) => ({ name, bytes: readFileSync(`public/covers/${name}`) }));
const ending = (end: string) => files.filter(({ name }) => name.endsWith(end));
const [svgs, wide, jpegs] = [ending(".svg"), ending("-wide.svg"), ending(".jpg")];

describe("the covers of events without a picture", () => {
  test("are all different", () => {
    expect(new Set(files.map(({ bytes }) => bytes.toString("base64"))).size).toBe(files.length);
  });

  test("have the shapes of cards, of the tops of pages, and of what is shared", () => {
    for (const svg of svgs) {
      const width = wide.includes(svg) ? 1050 : 600;
      expect(String(svg.bytes), svg.name).toMatch(`viewBox="0 0 ${width} 400" width="${width}" height="400"`);
    }
    for (const { name, bytes } of jpegs)
      expect(jpegDimensions(bytes), name).toMatchObject({ width: 1200, height: 630 });
  });

  test("are small", () => {
    const sizesOf = (some: typeof files) => some.map(({ bytes }) => bytes.length);
    const cards = sizesOf(svgs.filter((svg) => !wide.includes(svg)));
    expect(Math.max(...cards)).toBeLessThan(8_000);
    expect(cards.reduce((sum, size) => sum + size) / cards.length).toBeLessThan(4_000);
    expect(Math.max(...sizesOf(wide))).toBeLessThan(11_000);
    expect(Math.max(...sizesOf(jpegs))).toBeLessThan(90_000);
  });

  test("hold nothing that is slow on old phones, runs or loads", () => {
    for (const { name, bytes } of svgs)
      expect(String(bytes), name).not.toMatch(/<filter|<script|<image|href|style=|NaN|undefined/);
  });
});
