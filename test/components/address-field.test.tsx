// @vitest-environment happy-dom
import { act } from "react";
import { expect, it } from "vitest";
import { AddressField } from "~/components/address-field";
import { render } from "#test/support/render";

it("Enter in an address asks for nothing but a suggestion: the form is not sent while they are on their way", () => {
  const element = render(
    <form>
      <AddressField name="address" label="Adresse" defaultValue="Storg" position={null} attribution={{ text: "Kart", href: "https://kart.example" }} />
    </form>,
  );
  const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  act(() => void element.querySelector("[role=combobox]")!.dispatchEvent(enter));
  expect(enter.defaultPrevented).toBe(true);
});
