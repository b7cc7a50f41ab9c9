// @vitest-environment happy-dom
import { act, useContext } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { press, render } from "#test/support/render";
import { FormImages, type ImageStatus } from "~/components/image/form-images";
import { ImageForm } from "~/components/image/image-form";
import { sendForm } from "~/components/send/send-form";

let report: (status: ImageStatus | null, field?: string) => void;
const drop = vi.fn();
const retry = vi.fn();
const SENDING: ImageStatus = { step: "sending", progress: 0.4, drop };
const FAILED: ImageStatus = { step: "failed", problem: "failed", retry, drop };
const ARRIVED: ImageStatus = { step: "arrived" };

function Field() {
  const tell = useContext(FormImages);
  report = (status, field = "image") => act(() => tell(field, status));
  return null;
}

function shown(status: ImageStatus | null) {
  const element = render(
    <ImageForm does="publish">
      <Field />
      <button type="submit">Publiser</button>
    </ImageForm>,
  );
  report(status);
  const buttonOf = (name: string) =>
    [...element.querySelectorAll("button")].find(({ textContent }) => textContent === name);
  return {
    element,
    buttonOf,
    publish: () =>
      act(
        () =>
          void element
            .querySelector("form")!
            .dispatchEvent(
              new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: buttonOf("Publiser")! }),
            ),
      ),
    pressOn: (name: string) => press(buttonOf(name)!),
  };
}

describe("a form that is sent before its image is there", () => {
  const goesOn = vi.fn();
  beforeEach(() => {
    vi.clearAllMocks();
    vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockImplementation(goesOn);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("says so, shows how far it is, and goes on by itself, once, when it has come", () => {
    const { element, publish } = shown(SENDING);
    publish();
    expect(element.textContent).toContain("Vent litt, bildet lastes opp.");
    expect(element.querySelector("progress")!.value).toBe(0.4);
    publish();
    expect(goesOn).not.toHaveBeenCalled();
    report(ARRIVED);
    expect(goesOn).toHaveBeenCalledTimes(1);
    expect(element.textContent).not.toContain("Vent litt");
  });

  it("waits for all of them", () => {
    const { publish } = shown(SENDING);
    report(SENDING, "logo");
    publish();
    report(ARRIVED);
    expect(goesOn).not.toHaveBeenCalled();
    report(ARRIVED, "logo");
    expect(goesOn).toHaveBeenCalledTimes(1);
  });

  it("stays a form when that is called off, also after the image has come", () => {
    const { element, publish, pressOn } = shown(SENDING);
    publish();
    pressOn("Ikke publiser ennå");
    expect(element.textContent).not.toContain("Vent litt");
    report(ARRIVED);
    expect(goesOn).not.toHaveBeenCalled();
    expect(drop).not.toHaveBeenCalled();
  });

  it("does not go on when the image is taken away meanwhile", () => {
    const { element, publish } = shown(SENDING);
    publish();
    report(null);
    expect(goesOn).not.toHaveBeenCalled();
    expect(element.textContent).not.toContain("Vent litt");
  });

  it("goes on without it when asked to", () => {
    const { publish, pressOn } = shown(SENDING);
    publish();
    pressOn("Publiser uten bildet");
    expect(drop).toHaveBeenCalledTimes(1);
    report(null);
    expect(goesOn).toHaveBeenCalledTimes(1);
  });

  it("says that it failed before anything is published, and goes on after another try", () => {
    const { element, publish, pressOn } = shown(FAILED);
    publish();
    expect(element.querySelector("[role=alert]")!.textContent).toContain(
      "Arrangementet er ikke publisert ennå, for bildet kom ikke med.Bildet kunne ikke lastes opp.",
    );
    expect(goesOn).not.toHaveBeenCalled();
    pressOn("Prøv igjen");
    expect(retry).toHaveBeenCalledTimes(1);
    report(SENDING);
    report(FAILED);
    expect(goesOn).not.toHaveBeenCalled();
    report(SENDING);
    report(ARRIVED);
    expect(goesOn).toHaveBeenCalledTimes(1);
  });

  it("offers no second try of a file that cannot be taken", () => {
    const { publish, buttonOf } = shown({ step: "failed", problem: "gif", retry: null, drop });
    publish();
    expect(buttonOf("Prøv igjen")).toBeUndefined();
    expect(buttonOf("Publiser uten bildet")).toBeDefined();
  });

  it("is not sent from the dialog in which the image is cut", () => {
    const { element, publish } = shown({ step: "choosing" });
    publish();
    expect(element.textContent).not.toContain("Vent litt");
    report(ARRIVED);
    expect(goesOn).not.toHaveBeenCalled();
  });
});

it.each([
  ["publish", "Konsert i kveld", 1],
  ["save", "Konsert i kveld", 0],
  ["save", "Konsert", 1],
] as const)(
  "what is typed while it is sent stays a draft only of what exists: %s, %s",
  async (does, typed, forgotten) => {
    const forget = vi.fn();
    const element = render(
      <ImageForm does={does} fetcher={{ Form: "form" } as never} hasDraft onDone={forget}>
        <input name="title" defaultValue="Konsert" />
      </ImageForm>,
    );
    const form = element.querySelector("form")!;
    const input = form.querySelector("input")!;
    act(() => void form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true })));
    input.value = typed;
    const redirects = vi.fn().mockRejectedValue(new Response(null, { status: 302, headers: { Location: "/" } }));
    await expect(sendForm({ serverAction: redirects })).rejects.toBeInstanceOf(Response);
    expect(forget).toHaveBeenCalledTimes(forgotten);
  },
);
