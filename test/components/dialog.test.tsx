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
