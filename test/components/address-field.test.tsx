// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { render } from "#test/support/render";
import { AddressField } from "~/components/address/address-field";
import { fillField } from "~/components/address/fill-field";
import { ADDRESS_DEBOUNCE_MS } from "~/domain/places/addresses";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("Enter in an address asks for nothing but a suggestion: the form is not sent while they are on their way", () => {
  const element = render(
    <form>
      <AddressField
        name="address"
        label="Adresse"
        defaultValue="Storg"
        position={null}
        attribution={{ text: "Kart", href: "https://kart.example" }}
      />
    </form>,
  );
  const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  act(() => void element.querySelector("[role=combobox]")!.dispatchEvent(enter));
  expect(enter.defaultPrevented).toBe(true);
});

it("an address that scripts fill in, from the register or by the browser, asks for no suggestions", async () => {
  vi.useFakeTimers();
  const asked = vi.fn(() => Promise.resolve(Response.json({ suggestions: [] })));
  vi.stubGlobal("fetch", asked);
  const element = render(
    <AddressField
      name="address"
      label="Adresse"
      defaultValue=""
      position={null}
      attribution={{ text: "Kart", href: "https://kart.example" }}
    />,
  );
  act(() => fillField(element.querySelector("[role=combobox]"), "Kjerkgata 39, 7374 Røros"));
  await act(() => vi.advanceTimersByTimeAsync(ADDRESS_DEBOUNCE_MS));
  expect(asked).not.toHaveBeenCalled();
  expect(element.querySelector<HTMLInputElement>("[role=combobox]")?.value).toBe("Kjerkgata 39, 7374 Røros");
});

it("that nothing was found stays said when the field is left: the button below does not move away from the finger", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ suggestions: [] })));
  const element = render(
    <AddressField
      name="address"
      label="Adresse"
      defaultValue=""
      position={null}
      attribution={{ text: "Kart", href: "https://kart.example" }}
    />,
  );
  const input = element.querySelector<HTMLInputElement>("[role=combobox]")!;
  input.value = "Ukjent vei 4";
  act(() => void input.dispatchEvent(new InputEvent("input", { bubbles: true })));
  await act(() => vi.advanceTimersByTimeAsync(ADDRESS_DEBOUNCE_MS));
  const note = element.querySelector("[role=status]")!;
  expect(note.textContent).toContain("Ingen forslag");
  act(() => void input.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
  expect(note.textContent).toContain("Ingen forslag");
});
