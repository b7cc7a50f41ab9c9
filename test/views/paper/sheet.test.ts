import { expect, test } from "vitest";
import { caseFile, linesOf } from "#test/support/cases";
import { viewAddress } from "~/views/paper/sheet";

test("an address's QR code is the one that another encoder draws (npm's qrcode 1.5.4): level M, without a margin", () => {
  const { modules, text } = viewAddress("https://samlin");
  expect(text).toBe("samlin");
  expect(modules.map((row) => row.map((dark) => (dark ? "1" : "0")).join(""))).toEqual(
    linesOf(caseFile("paper/qr-code.txt")),
  );
});
