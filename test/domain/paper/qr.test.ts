import { describe, expect, it, test } from "vitest";
import { QR_MAX_BYTES, qrModules } from "~/domain/paper/qr";
import { remainderOf } from "~/domain/paper/reed-solomon";
import { fingerprint } from "~/domain/text/fingerprint";

const drawn = (text: string) => qrModules(text)!.map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));

describe("a QR code", () => {
  it("is the one that another encoder draws (npm's qrcode 1.5.4), module by module", () => {
    expect(drawn("https://samlin")).toEqual([
      "111111101011001111111",
      "100000101110001000001",
      "101110100011101011101",
      "101110101011001011101",
      "101110100011001011101",
      "100000100110001000001",
      "111111101010101111111",
      "000000001111100000000",
      "101101110111101001011",
      "001011000000011111111",
      "101010111100010001011",
      "011110000001000101010",
      "010011110100011011001",
      "000000001001101010000",
      "111111101011001010000",
      "100000101000110111101",
      "101110100110100010110",
      "101110101110110100010",
      "101110101011110100100",
      "100000100100011110001",
      "111111101111111011100",
    ]);
  });

  // Sizes and fingerprints of the same encoder's codes: each version, at its most bytes.
  test.each([
    [14, 21, 2856315797],
    [20, 25, 1352402171],
    [26, 25, 1684291999],
    [27, 29, 27897662],
    [42, 29, 642441226],
    [60, 33, 1912080690],
    [84, 37, 2951421295],
    [106, 41, 1819031956],
    [122, 45, 2049021859],
    [150, 49, 2181878015],
    [152, 49, 4239658697],
    [180, 53, 3795391759],
    [213, 57, 413812065],
  ])("of %i bytes has %i modules a side, each as it must be", (bytes, size, whole) => {
    const text = "https://samling.example/event/".padEnd(bytes, "abcdefghij-0123456789").slice(0, bytes);
    const rows = drawn(text);
    expect(rows).toHaveLength(size);
    expect(fingerprint(rows.join("\n"))).toBe(whole);
  });

  it("counts bytes, not letters", () => {
    expect(drawn("ø".repeat(7))).toHaveLength(21);
    expect(drawn("ø".repeat(8))).toHaveLength(25);
  });

  it("is none where the text is too long for it", () => {
    expect(qrModules("a".repeat(QR_MAX_BYTES))).not.toBeNull();
    expect(qrModules("a".repeat(QR_MAX_BYTES + 1))).toBeNull();
  });
});

test("the bytes that correct a block are those of the standard's example (ISO/IEC 18004, annex I)", () => {
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
  expect(remainderOf(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
});
