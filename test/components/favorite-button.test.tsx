// @vitest-environment happy-dom
import { act, Profiler } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { press, renderFromServer } from "#test/support/render";
import { FavoriteButton } from "~/components/favorites/favorite-button";
import { savedLists } from "~/components/favorites/saved-lists";

const button = (element: HTMLElement) => element.querySelector("button")!;
const stateOf = (element: HTMLElement) => ({
  pressed: button(element).getAttribute("aria-pressed"),
  name: button(element).getAttribute("aria-label"),
  isFilled: button(element).querySelector("svg")!.classList.contains("fill-heart"),
});

beforeEach(() => {
  for (const kind of ["event", "organizer"] as const) savedLists[kind].change({ remove: savedLists[kind].read() });
  localStorage.clear();
});

describe("the heart", () => {
  it("is empty from the server, and filled in the browser when saved on the device", () => {
    act(() => savedLists.event.change({ add: ["e1"] }));
    const { html, element } = renderFromServer(
      <FavoriteButton id="e1" title="Salmekveld" kind="event" variant="icon" />,
    );
    expect(html).toContain('aria-pressed="false"');
    expect(stateOf(element)).toEqual({ pressed: "true", name: "Lagre Salmekveld som favoritt", isFilled: true });
  });

  it("saves and lets go, and says so", () => {
    const told = vi.fn();
    const { element } = renderFromServer(
      <FavoriteButton id="e1" title="Salmekveld" kind="event" variant="icon" onToggle={told} />,
    );
    press(button(element));
    expect(stateOf(element).pressed).toBe("true");
    expect(localStorage.getItem("samling:favorites")).toBe('["e1"]');
    expect(element.querySelector(".candle-glow")).not.toBeNull();
    press(button(element));
    expect(stateOf(element)).toMatchObject({ pressed: "false", isFilled: false });
    expect(localStorage.getItem("samling:favorites")).toBe("[]");
    expect(told.mock.calls).toEqual([[true], [false]]);
  });

  it("follows a congregation apart from the favourites, with words beside it where there is room", () => {
    const { element } = renderFromServer(
      <FavoriteButton id="o1" title="Østre kirke" kind="organizer" variant="wide" />,
      { locale: "en" },
    );
    expect(button(element).textContent).toBe("Follow");
    press(button(element));
    expect(button(element).textContent).toBe("Following");
    expect(stateOf(element).name).toBe("Following: Østre kirke");
    expect(localStorage.getItem("samling:follows")).toBe('["o1"]');
    expect(localStorage.getItem("samling:favorites")).toBeNull();
  });

  it("is drawn once while the page comes alive, unless it is saved", () => {
    const drawn = vi.fn();
    renderFromServer(
      <Profiler id="heart" onRender={drawn}>
        <FavoriteButton id="e1" title="Salmekveld" kind="event" variant="icon" />
      </Profiler>,
    );
    expect(drawn).toHaveBeenCalledTimes(1);
  });
});
