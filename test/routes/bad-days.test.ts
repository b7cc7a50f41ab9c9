import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { beginDeeds, type Deed, DEEDS, WAITING } from "#test/support/bad-day-deeds";
import { ALL, askedToday, beginDay, bindingsOfToday, type Mode, waitedToday } from "#test/support/bad-days";

beforeAll(beginDeeds);
beforeEach(() => beginDay());
afterAll(() => vi.restoreAllMocks());

const away = ({ usual, away = {} }: Deed, binding: string) =>
  away[binding] ??
  (binding.startsWith("DB") ? (typeof usual === "number" ? WAITING[binding as "DB"] : "later") : usual);

/** Milliseconds; nobody waits for a message. */
const longestOf = ({ usual, longest = typeof usual === "string" ? 31_000 : 15_000 }: Deed) => longest;

/** By the deed: what it asks on a good day. */
const askedBy = new Map<string, readonly string[]>();

async function doIt(name: string, binding: string, mode: Mode) {
  const deed = DEEDS[name]!;
  const prepared = (await deed.prepare?.()) ?? "";
  beginDay(binding, mode);
  const outcome = await deed.run(prepared);
  const [asked, waited] = [new Set(askedToday()), [...waitedToday()]];
  beginDay();
  return { deed, prepared, outcome, asked, waited };
}

describe.each(Object.keys(DEEDS))("%s", (name) => {
  test("as ever on a good day", async () => {
    const { deed, prepared, outcome, asked } = await doIt(name, "", "well");
    askedBy.set(
      name,
      [...asked].filter((binding) => deed.only?.includes(binding) ?? true),
    );
    expect(outcome.came).toBe(deed.usual);
    await deed.after?.(prepared, outcome);
  });

  test("as ever while all bindings are late", async () => {
    const { deed, prepared, outcome } = await doIt(name, ALL, "late");
    expect(outcome.came).toBe(deed.usual);
    await deed.after?.(prepared, outcome);
  });

  test.each(["fails", "hangs"] as const)(
    "while one binding %s: nothing is lost, nobody waits for longer than its limit, and who is refused is told why",
    async (mode) => {
      const seen: unknown[] = [];
      const expected: unknown[] = [];
      for (const binding of askedBy.get(name) ?? []) {
        const { deed, prepared, outcome, waited } = await doIt(name, binding, mode);
        seen.push([binding, outcome.came]);
        expected.push([binding, away(deed, binding)]);
        if (outcome.came === 503) expect([binding, outcome.retryAfter]).toEqual([binding, "30"]);
        if (mode === "hangs") expect(Math.max(...waited), binding).toBeLessThanOrEqual(longestOf(deed));
        await deed.after?.(prepared, outcome);
      }
      expect(seen).toEqual(expected);
    },
  );
});

test("every binding has a deed that asks it", () => {
  const asked = new Set([...askedBy.values()].flat());
  expect(Object.keys(bindingsOfToday()).filter((name) => !asked.has(name))).toEqual([]);
});
