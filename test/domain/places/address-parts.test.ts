import { describe, expect, test } from "vitest";
import { addressParts } from "~/domain/places/addresses";

describe("an address in its parts", () => {
  test.each([
    ["Kirkegata 4, 8003 Bodø", null, ["Kirkegata 4", "8003", "Bodø"]],
    ["Kirkegata 4 8003 Bodø", "Bodø", ["Kirkegata 4", "8003", "Bodø"]],
    ["Kirkegata 4", "Bodø", ["Kirkegata 4", null, "Bodø"]],
    ["Kirkegata 4, Bodø", "Bodø", ["Kirkegata 4", null, "Bodø"]],
    ["Moveien 12, Mo i Rana, 8622 Mo i Rana", null, ["Moveien 12, Mo i Rana", "8622", "Mo i Rana"]],
    ["8003 Bodø", null, [null, "8003", "Bodø"]],
    ["Sjøgata 1998", null, ["Sjøgata 1998", null, null]],
    [null, "Bodø", [null, null, "Bodø"]],
    [null, null, [null, null, null]],
  ])("%s (%s)", (address, city, [street, postcode, town]) => {
    expect(addressParts(address, city)).toEqual({ street, postcode, town });
  });
});
