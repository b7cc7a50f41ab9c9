// @vitest-environment happy-dom
import { act } from "react";
import { expect, it, vi } from "vitest";
import { render } from "#test/support/render";
import { Remind } from "~/components/detail/remind";
import { ReminderForm } from "~/components/letters/reminder-form";
import type { EventPageView } from "~/views/detail/event-page";
import { USUAL_CHOICES } from "~/views/letters/letters";

vi.mock("~/components/layout/use-viewer", () => ({ useViewer: () => null }));
vi.mock("~/components/letters/reminder-dialog", () => ({ ReminderDialog: () => null }));

const about = { id: "e1", title: "Konsert" };

it.each([
  ["shiftKey", false],
  ["ctrlKey", false],
  ["metaKey", false],
  ["altKey", true],
])("a press that asks for a window or a tab is left to the browser: %s", async (key, isSheet) => {
  const page = render(<Remind of={{ ...about, hasPushes: false } as EventPageView} />);
  const press = new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true });
  await act(async () => void page.querySelector("a")!.dispatchEvent(press));
  expect(press.defaultPrevented).toBe(isSheet);
});

it.each([true, false])("a cancelling is promised only to whom it is told: %s", (at_once) => {
  const choices = { ...USUAL_CHOICES, isOn: true, at_once };
  const page = render(<ReminderForm about={about} choices={choices} hasPushes={false} answer={undefined} />);
  expect(page.querySelector("legend")!.textContent.includes("sier fra om det avlyses")).toBe(at_once);
});
