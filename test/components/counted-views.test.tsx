// @vitest-environment happy-dom
import { Link } from "@remix-run/react";
import { expect, test, vi } from "vitest";
import { press, render } from "#test/support/render";
import { useCountedViews } from "~/components/statistics/use-counted-views";

function Page({ isOrganizer }: { isOrganizer: boolean }) {
  useCountedViews(isOrganizer);
  return <Link to="/event/konsert">Konsert</Link>;
}

test.each([
  ["a visitor opens from within is counted", false, 1],
  ["an organizer opens is not", true, 0],
] as const)("what %s", (_what, isOrganizer, times) => {
  const fetch = vi.fn(async () => new Response());
  vi.stubGlobal("fetch", fetch);
  press(render(<Page isOrganizer={isOrganizer} />).querySelector("a")!);
  expect(fetch).toHaveBeenCalledTimes(times);
});
