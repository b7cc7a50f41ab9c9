import { describe, expect, it } from "vitest";
import type { Answer } from "~/network/fetch-twice";
import { ResponseCache } from "~/network/response-cache";

const MINUTE = 60_000;
const answer = (body: string, status = 200): Answer => ({ status, headers: new Headers(), body });

describe("answers that are kept", () => {
  it("are fresh for five minutes, and there for the way back after that", () => {
    const kept = new ResponseCache();
    kept.keeper("/a")(answer("[1]"), 0);
    expect([
      kept.findFresh("/a", 5 * MINUTE - 1)?.body,
      kept.findFresh("/a", 5 * MINUTE),
      kept.find("/a")?.body,
    ]).toEqual(["[1]", null, "[1]"]);
  });

  it("are not fresh on a clock that was set back", () => {
    const kept = new ResponseCache();
    kept.keeper("/a")(answer("[1]"), MINUTE);
    expect(kept.findFresh("/a", 0)).toBeNull();
  });

  it("are gone when something was changed, and so are those asked for before it and come after", () => {
    const kept = new ResponseCache();
    kept.keeper("/a")(answer("[1]"), 0);
    const late = kept.keeper("/b");
    kept.forget();
    late(answer("[2]"), 1);
    expect([kept.find("/a"), kept.find("/b")]).toEqual([null, null]);
  });

  it.each([
    ["a redirect", answer("[]", 202)],
    ["a refusal", answer("[]", 404)],
    ["one longer than a page is", answer("[".repeat(500_001))],
  ])("are never %s, which takes the former one away", (_what, other) => {
    const kept = new ResponseCache();
    kept.keeper("/a")(answer("[1]"), 0);
    kept.keeper("/a")(other, 1);
    expect(kept.find("/a")).toBeNull();
  });

  it("are thirty at most: the eldest goes", () => {
    const kept = new ResponseCache();
    for (let page = 0; page <= 30; page++) kept.keeper(`/${page}`)(answer("[]"), page);
    expect([kept.find("/0"), kept.find("/1")?.status, kept.find("/30")?.status]).toEqual([null, 200, 200]);
  });
});
