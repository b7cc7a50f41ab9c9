// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { render } from "#test/support/render";
import { useMenus } from "~/components/layout/use-menus";

function Page() {
  useMenus();
  return (
    <>
      {["first", "second"].map((name) => (
        <details key={name} data-menu id={name} open>
          <summary>{name}</summary>
          <button type="button">do it</button>
        </details>
      ))}
      <details id="part" open />
      <p>beside</p>
    </>
  );
}

const isOpen = (name: string) => document.querySelector<HTMLDetailsElement>(`#${name}`)!.open;
const press = (selector: string) =>
  document.querySelector(selector)!.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));

test("a press in a menu leaves it open and closes the others; what is no menu stays", () => {
  render(<Page />);
  press("#second button");
  expect(["first", "second", "part"].map(isOpen)).toEqual([false, true, true]);
  press("p");
  expect(["second", "part"].map(isOpen)).toEqual([false, true]);
});

test("Escape closes a menu and gives the focus back to what opened it", () => {
  render(<Page />);
  document.querySelector<HTMLElement>("#first button")!.focus();
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(["first", "second", "part"].map(isOpen)).toEqual([false, false, true]);
  expect(document.activeElement).toBe(document.querySelector("#first summary"));
});

test("the focus closes a menu that it leaves, as a tab does, and stays where it went", () => {
  render(<Page />);
  const first = document.querySelector<HTMLElement>("#first button")!;
  first.focus();
  expect(["first", "second"].map(isOpen)).toEqual([true, false]);
  document.querySelector<HTMLElement>("#second summary")!.focus();
  expect(["first", "second", "part"].map(isOpen)).toEqual([false, false, true]);
  expect(document.activeElement).toBe(document.querySelector("#second summary"));
});
