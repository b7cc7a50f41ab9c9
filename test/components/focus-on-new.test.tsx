// @vitest-environment happy-dom
import { useState } from "react";
import { expect, it } from "vitest";
import { press, render } from "#test/support/render";
import { useFocusOnNew } from "~/components/ui/use-focus-on-new";

/** Each entry has a list of marks of its own, as cards have. */
function Entries() {
  const [length, setLength] = useState(2);
  const { list, expectMore } = useFocusOnNew<HTMLUListElement>(length);
  const more = () => {
    expectMore();
    setLength(4);
  };
  return (
    <>
      <ul ref={list}>
        {Array.from({ length }, (_, nth) => (
          <li key={nth}>
            <a href={`#${nth}`}>{nth}</a>
            <ul>
              <li>gratis</li>
              <li>nattverd</li>
            </ul>
          </li>
        ))}
      </ul>
      <button type="button" onClick={more}>
        flere
      </button>
    </>
  );
}

it("focus goes to the first entry that was added, whatever lists the entries have", () => {
  const shown = render(<Entries />);
  press(shown.querySelector("button")!);
  expect(document.activeElement?.getAttribute("href")).toBe("#2");
});
