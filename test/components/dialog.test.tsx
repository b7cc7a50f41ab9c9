// @vitest-environment happy-dom
import { act, useState } from "react";
import { describe, expect, it } from "vitest";
import { render } from "#test/support/render";
import { Dialog } from "~/components/ui/dialog";

function Asked({ onClose }: { onClose: () => void }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy="title">
      <button onClick={() => setIsOpen(false)}>Ja</button>
    </Dialog>
  );
}

describe("a dialog that has closed", () => {
  const closings = (press: boolean) => {
    let count = 0;
    const element = render(<Asked onClose={() => count++} />);
    if (press) act(() => element.querySelector("button")!.click());
    act(() => void element.querySelector("dialog")!.dispatchEvent(new Event("close")));
    return count;
  };

  it("says so where the browser has closed it", () => expect(closings(false)).toBe(1));

  it("says nothing, however late, where its caller has: an answer is not taken back", () =>
    expect(closings(true)).toBe(0));
});

it("keeps what was typed in it, for when it is opened again", () => {
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button onClick={() => setIsOpen(!isOpen)}>Minn meg</button>
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} labelledBy="title">
          <input />
        </Dialog>
      </>
    );
  }
  const page = render(<Page />);
  const press = () => act(() => page.querySelector("button")!.click());
  expect(page.querySelector("input"), "costs nothing before").toBeNull();
  press();
  page.querySelector("input")!.value = "anne@person.test";
  press();
  expect(page.querySelector("dialog")!.open).toBe(false);
  press();
  expect(page.querySelector("input")!.value).toBe("anne@person.test");
});
