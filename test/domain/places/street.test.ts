import { expect, test } from "vitest";
import { isAnotherStreet } from "~/domain/places/addresses";

test.each([
  ["Kirkegata 4, Bodø", "Kirkegata 4 B", false],
  ["Kirkegata 4", "Kirkegata", false],
  ["Kirkegata 4", "Kirke", true],
  ["Kirkegata 4", "Storgata 1", true],
  ["Kirkegata 4", "", true],
  ["", "Storgata 1", false],
])("typed over «%s», «%s» is another street: %s", (former, typed, isAnother) => {
  expect(isAnotherStreet(former, typed)).toBe(isAnother);
});
