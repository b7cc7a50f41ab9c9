// @vitest-environment happy-dom
import { describe, expect, it, test, vi } from "vitest";
import { render } from "#test/support/render";
import { EventActions } from "~/components/detail/event-actions";
import { buttonStyle } from "~/components/ui/button";
import type { EventPageView } from "~/views/detail/event-page";

vi.mock("~/components/layout/use-viewer", () => ({ useViewer: () => null }));

const SIGN_UP = { icon: "ages", text: "Meld deg på", href: "https://example.org/sign-up" } as const;
const TICKET = { icon: "ticket", text: "Kjøp billett", href: "https://example.org/ticket" } as const;

function shown({ links = [], ...event }: Partial<EventPageView> & { links?: EventPageView["practical"]["links"] }) {
  const page = render(
    <EventActions
      event={
        {
          id: "e1",
          title: "Salmekveld",
          phase: "coming",
          organizer: { id: "o1", name: "Fjellkirken", initial: "F", logo: null },
          practical: { title: "Praktisk", isSaid: links.length > 0, facts: [], links, stream: null },
          state: null,
          calendar: null,
          ...event,
        } as EventPageView
      }
    />,
  );
  const main = page.querySelector("#actions > div")!.querySelector("a, button")!;
  return { page, main };
}

describe("an event's main action is what the organizer wants of people", () => {
  test.each([
    ["to sign up", [SIGN_UP, TICKET], "Meld deg på"],
    ["to buy a ticket", [TICKET], "Kjøp billett"],
    ["nothing, so to save it", [], "Lagre"],
  ])("%s", (_what, links, text) => {
    const { page, main } = shown({ links });
    expect(main.textContent).toBe(text);
    expect(main.className).toContain("bg-fjord");
    expect(page.querySelectorAll("[aria-pressed]")).toHaveLength(1);
  });

  it("is to see what is next, once it is over", () => {
    const { page, main } = shown({ phase: "past", links: [SIGN_UP] });
    expect(main.getAttribute("href")).toBe("/organizer/o1");
    expect(page.querySelector("[aria-pressed]")).toBeNull();
    expect(page.textContent).not.toContain("Minn meg");
  });

  it("is quiet where there is nothing to come to", () => {
    const marks = [{ kind: "cancelled", text: "Avlyst" }] as const;
    const { page, main } = shown({ state: { marks: [...marks], takesPlace: false, notes: [], reason: null } });
    expect(main.className).toContain(buttonStyle("quiet").trim());
    expect(page.textContent).not.toContain("Minn meg");
  });
});
