// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { render } from "#test/support/render";
import { SearchSuggestions } from "~/components/home/search-suggestions";
import type { SuggestionView } from "~/views/search/suggestions";

const navigate = vi.fn();
vi.mock("@remix-run/react", () => ({ useNavigate: () => navigate }));

const word = (q: string): SuggestionView => ({ kind: "word", text: q, note: null, q });
const BERGEN: SuggestionView = { kind: "place", text: "Bergen", note: null, near: "Bergen", q: "" };
const CHOIR: SuggestionView = { kind: "organizer", text: "Knappekoret", note: "Moss", id: "kor" };

/** The requests under way, by what was asked for; each is answered by hand. */
let asked: Map<string, (suggestions: SuggestionView[]) => void>;
let form: HTMLFormElement;
let input: HTMLInputElement;
const onPick = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  asked = new Map();
  vi.stubGlobal(
    "fetch",
    (address: string) =>
      new Promise<Response>((resolve) => {
        const query = new URL(address, "https://x.test").searchParams.get("q")!;
        asked.set(query, (suggestions) => resolve(Response.json({ suggestions })));
      }),
  );
  form = document.createElement("form");
  input = document.createElement("input");
  const near = document.createElement("input");
  near.name = "near";
  form.appendChild(input);
  form.appendChild(near);
  document.body.appendChild(form);
  render(<SearchSuggestions of={{ input, onPick, timer: { current: undefined } }} />);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  form.remove();
});

async function type(text: string): Promise<void> {
  input.value = text;
  act(() => void input.dispatchEvent(new InputEvent("input", { bubbles: true })));
  await act(() => vi.advanceTimersByTimeAsync(200));
}

async function answer(query: string, ...suggestions: SuggestionView[]): Promise<void> {
  await act(async () => asked.get(query)!(suggestions));
  await act(() => vi.advanceTimersByTimeAsync(0));
}

/** Returns whether the key was kept from the form. */
function press(key: string): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  act(() => void input.dispatchEvent(event));
  return event.defaultPrevented;
}

const options = () => [...document.querySelectorAll("[role=option]")];
const selected = () => options().findIndex((option) => option.getAttribute("aria-selected") === "true");

describe("suggestions of the search field", () => {
  it("are asked for once typing pauses, from two letters on", async () => {
    await type("k");
    expect([...asked.keys()]).toEqual([]);
    for (const text of ["ko", "kon"]) {
      input.value = text;
      act(() => void input.dispatchEvent(new InputEvent("input", { bubbles: true })));
    }
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect([...asked.keys()]).toEqual(["kon"]);
  });

  it("ignore an answer to what was typed before, which comes later", async () => {
    await type("ko");
    await type("kons");
    await answer("kons", word("konsert"));
    await answer("ko", word("korps"), word("kor"));
    expect(options().map(({ textContent }) => textContent?.trim())).toEqual(["konsert"]);
  });

  it("are a combobox: the arrows move through them, and around", async () => {
    expect(input.getAttribute("role")).toBe("combobox");
    expect(input.getAttribute("aria-expanded")).toBe("false");
    await type("kon");
    await answer("kon", word("konsert"), word("konfirmant"));
    expect(input.getAttribute("aria-expanded")).toBe("true");
    expect(document.getElementById(input.getAttribute("aria-controls")!)?.role).toBe("listbox");
    expect(selected()).toBe(-1);
    expect(press("ArrowDown")).toBe(true);
    expect(selected()).toBe(0);
    expect(input.getAttribute("aria-activedescendant")).toBe(options()[0]!.id);
    press("ArrowUp");
    expect(selected()).toBe(1);
    press("ArrowDown");
    expect(selected()).toBe(0);
  });

  it("leave Enter to the form until one is selected", async () => {
    await type("kon");
    await answer("kon", word("konsert"));
    expect(press("Enter")).toBe(false);
    expect(options()).toEqual([]);
    expect(onPick).not.toHaveBeenCalled();
  });

  it("fill in the field when one is chosen with Enter", async () => {
    await type("kon");
    await answer("kon", word("konsert"));
    press("ArrowDown");
    expect(press("Enter")).toBe(true);
    expect(input.value).toBe("konsert");
    expect(onPick).toHaveBeenCalledWith("q");
    expect(options()).toEqual([]);
    expect(input.getAttribute("aria-expanded")).toBe("false");
  });

  it("close with Escape, which then leaves the text as it is", async () => {
    await type("kon");
    await answer("kon", word("konsert"));
    expect(press("Escape")).toBe(true);
    expect(options()).toEqual([]);
    expect(input.value).toBe("kon");
    expect(press("Escape")).toBe(false);
  });

  it("lead to a place by the field for it, and to an organizer's page", async () => {
    await type("be");
    await answer("be", BERGEN, CHOIR);
    act(() => void options()[0]!.dispatchEvent(new MouseEvent("mousedown", { bubbles: true })));
    expect(form.querySelector<HTMLInputElement>("[name=near]")!.value).toBe("Bergen");
    expect(input.value).toBe("");
    expect(onPick).toHaveBeenCalledWith("near");
    await type("kna");
    await answer("kna", CHOIR);
    press("ArrowDown");
    press("Enter");
    expect(navigate).toHaveBeenCalledWith("/organizer/kor");
  });
});
