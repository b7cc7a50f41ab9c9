import { describe, expect, it } from "vitest";
import { ID_PATTERN, portionsOf } from "~/domain/favorites/saved-ids";
import { favoriteEventsRequest } from "~/schemas/favorites/favorites";
import { contentId } from "~/schemas/moderation/forms";

const ids = (count: number) => Array.from({ length: count }, (_, n) => `id-${n}`);

describe("the ids somebody has saved", () => {
  it.each([
    ["none", {}],
    ["500 of each", { event_ids: ids(500), organizer_ids: ids(500) }],
  ])("are taken: %s", (_what, body) => {
    expect(favoriteEventsRequest.safeParse(body).success).toBe(true);
  });

  it.each([
    ["501 of a kind", { event_ids: ids(501) }],
    ["a number", { event_ids: [1] }],
    ["an empty id", { organizer_ids: [""] }],
    ["a text", { event_ids: "id-1" }],
    ["no object", ["id-1"]],
    ["nothing", undefined],
    ["null", null],
  ])("are refused: %s", (_what, body) => {
    expect(favoriteEventsRequest.safeParse(body).success).toBe(false);
  });

  it.each(["a", "A-1_z", "", "a b", "æ", "a".repeat(64), "a".repeat(65), "a\n"])(
    "%j is an id to the device exactly when it is one to the server",
    (id) => {
      expect(ID_PATTERN.test(id)).toBe(contentId.safeParse(id).success);
    },
  );

  it.each([
    [0, [0]],
    [1, [1]],
    [500, [500]],
    [501, [500, 1]],
    [1_200, [500, 500, 200]],
  ])("%i ids are asked about in portions", (count, sizes) => {
    const portions = portionsOf(ids(count));
    expect(portions.map(({ length }) => length)).toEqual(sizes);
    expect(portions.flat()).toEqual(ids(count));
  });
});
