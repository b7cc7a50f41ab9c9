// @vitest-environment happy-dom
import { useSearchParams } from "react-router-dom";
import { expect, it } from "vitest";
import { press, render } from "#test/support/render";
import { UnderstoodChips } from "~/components/home/understood";

const chip = (text: string, q: string | null) => ({ text, without: { q }, others: [] });

const CHIPS: Record<string, ReturnType<typeof chip>[]> = {
  "konsert gratis Oslo": [
    chip("Oslo · 25 km", "konsert gratis"),
    chip("konsert", "gratis Oslo"),
    chip("gratis", "konsert Oslo"),
  ],
  "konsert gratis": [chip("konsert", "gratis"), chip("gratis", "konsert")],
};

function Page() {
  const [search] = useSearchParams();
  const chips = CHIPS[search.get("q") ?? ""] ?? [];
  return <UnderstoodChips of={{ chips, notes: [], exact: { exact: "konsert" }, said: [] }} />;
}

it("the one behind a chip that is taken away has the focus", () => {
  const shown = render(<Page />, { address: "/?q=konsert+gratis+Oslo" });
  press(shown.querySelector("a")!);
  expect(document.activeElement?.textContent).toContain("konsert");
  press(shown.querySelectorAll("a")[1]!);
  expect(document.activeElement?.textContent).toBe("Søk etter akkurat dette");
});
