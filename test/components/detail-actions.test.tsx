// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { render } from "#test/support/render";
import { DetailActions } from "~/components/detail/detail-actions";
import { buttonStyle } from "~/components/ui/button";

vi.mock("~/components/layout/use-viewer", () => ({ useViewer: () => null }));

it.each([
  [false, "primary"],
  [true, "quiet"],
] as const)("saving is the page's main button unless there is nothing to come to: %s", (isSavingQuiet, kind) => {
  const page = render(
    <DetailActions kind="event" id="e1" title="Salmekveld" share={null} isSavingQuiet={isSavingQuiet} />,
  );
  expect(page.querySelector("[aria-pressed]")!.className).toContain(buttonStyle(kind).trim());
});
