import fc from "fast-check";
import { expect, test } from "vitest";
import { fuzzing } from "#test/support/fuzz";
import { dayCell, pdfFile, sheetFile, wordFile } from "#test/support/office-files";
import { readFileBytes } from "~/files/read-file";

const FILES: [string, Uint8Array<ArrayBuffer>][] = [
  ["a.docx", wordFile("Søndag 6. september kl. 11 Gudstjeneste", [["Dato", "Hva"]])],
  ["a.xlsx", sheetFile({ Ark1: [[dayCell("2026-09-06"), 11, "Gudstjeneste"]] })],
  ["a.pdf", pdfFile([{ x: 50, y: 700, text: "Søndag 6. september kl. 11 Gudstjeneste" }])],
  ["a.txt", new Uint8Array(Buffer.from("Søndag 6. september kl. 11 Gudstjeneste", "latin1"))],
];

/** Bytes overwritten, and an end cut off. */
const damage = fc.record({
  written: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 }),
  kept: fc.double({ min: 0.3, max: 1, noNaN: true }),
});

test.each(FILES)("%s, however damaged, is text or has a reason", async (name, bytes) => {
  await fc.assert(
    fc.asyncProperty(damage, async ({ written, kept }) => {
      const damaged = bytes.slice(0, Math.ceil(bytes.length * kept));
      for (const [at, byte] of written) damaged[at % damaged.length] = byte;
      const read = await readFileBytes(damaged, name);
      expect(typeof (read.ok ? read.value.text : read.problem)).toBe("string");
    }),
    fuzzing(20),
  );
});
