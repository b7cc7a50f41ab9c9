// Writes what understands no oklch() anew, after a colour or the logo has changed: npm run colours
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { coloursFile, icons, withColours } from "./colours/in-hex";
import { readOptions } from "./options.mjs";

readOptions("npm run colours\nWrites colours in hex, and icons, anew from the tokens of app/styles/.");

writeFileSync("app/domain/site/colours.ts", coloursFile());
for (const name of readdirSync("public").filter((file) => file.endsWith(".webmanifest")))
  writeFileSync(`public/${name}`, withColours(readFileSync(`public/${name}`, "utf8")));
const { bare, tile } = icons();
writeFileSync("public/icon.svg", bare);
for (const [name, size] of [
  ["apple-touch-icon", 180],
  ["icon-192", 192],
  ["icon-512", 512],
] as const) {
  await sharp(Buffer.from(tile), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, colours: 64 })
    .toFile(`public/${name}.png`);
}
