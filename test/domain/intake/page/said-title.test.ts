import { expect, test } from "vitest";
import { saidTitle } from "~/domain/intake/page/said-title";

test.each([
  ["Gudstjeneste &#8211; B&amp;#248;mlo", "Gudstjeneste – Bømlo", [], false],
  ["Guds\u00adtjeneste", "Gudstjeneste", [], false],
  ["<b>Konsert</b>", "Konsert", [], false],
  ["[AVLYST] Konsert", "Konsert", ["cancelled"], false],
  ["Konsert – AVLYST", "Konsert", ["cancelled"], false],
  ["AVLYST", "AVLYST", ["cancelled"], false],
  ["UTSATT: Konsert", "Konsert", ["moved"], false],
  ["Konsert (utsolgt)", "Konsert", [], true],
  ["Oppsettet av utsatte unge", "Oppsettet av utsatte unge", [], false],
])("%s", (written, title, doubts, isSoldOut) => {
  expect(saidTitle(written)).toEqual({ title, doubts, isSoldOut });
});

test.each([null, "", "  ", "–", "&nbsp;"])("nothing is left of %s", (written) => {
  expect(saidTitle(written)).toBeNull();
});
