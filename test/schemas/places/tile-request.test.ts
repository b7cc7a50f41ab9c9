import { expect, it } from "vitest";
import { tileRequest } from "~/schemas/places/requests";

it.each([
  [
    { z: "15", x: "17362", y: "9529" },
    { z: 15, x: 17362, y: 9529 },
  ],
  [
    { z: "0", x: "0", y: "0.png" },
    { z: 0, x: 0, y: 0 },
  ],
])("takes %j", (given, tile) => expect(tileRequest.parse(given)).toEqual(tile));

it.each([
  { z: "19", x: "0", y: "0" },
  { z: "1", x: "2", y: "0" },
  { z: "01", x: "0", y: "0" },
  { z: "-1", x: "0", y: "0" },
  { z: "1", x: "0.5", y: "0" },
  { z: "1", x: "0", y: "0.jpg" },
  { z: "1", x: "0", y: "..%2f" },
  { z: "1", x: "999999999999", y: "0" },
  { z: "1", x: "0" },
])("refuses %j", (given) => expect(tileRequest.safeParse(given).success).toBe(false));
