// Makes app/styles/fonts from the full fonts: only the letters of Norwegian, English and the Sámi languages, only the
// axes that the design uses. Run by hand when the design changes (`npm install --no-save subset-font@2.9.0 && node
// scripts/subset-fonts.mjs`); the results are committed.
import { copyFile, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + "–—‘’“”„…•€→←−";
const sami = "ČčĐđŊŋŠšŦŧŽžǤǥǨǩŃńŁłĀāŌō";

const fonts = [
  ["fraunces", "soft", "fraunces", latin, { wght: { min: 500, max: 650, default: 560 }, SOFT: 60 }],
  ["inter", "wght", "inter", latin, { wght: { min: 400, max: 700, default: 400 } }],
  ["fraunces", "soft", "fraunces-sami", sami, { wght: { min: 500, max: 650, default: 560 }, SOFT: 60 }],
  ["inter", "wght", "inter-sami", sami, { wght: { min: 400, max: 700, default: 400 } }],
];

for (const [family, axis, name, text, variationAxes] of fonts) {
  const part = text === latin ? "latin" : "latin-ext";
  const source = `node_modules/@fontsource-variable/${family}/files/${family}-${part}-${axis}-normal.woff2`;
  const subset = await subsetFont(await readFile(source), text, { targetFormat: "woff2", variationAxes });
  await writeFile(`app/styles/fonts/${name}.woff2`, subset);
  console.log(`${name}.woff2 ${(subset.length / 1024).toFixed(1)} kB`);
}
for (const family of ["fraunces", "inter"]) {
  await copyFile(`node_modules/@fontsource-variable/${family}/LICENSE`, `app/styles/fonts/${family}-LICENSE.txt`);
}
