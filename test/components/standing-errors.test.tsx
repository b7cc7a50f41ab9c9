// @vitest-environment happy-dom
import { act, useState } from "react";
import { describe, expect, it } from "vitest";
import { render } from "#test/support/render";
import { ErrorSummary } from "~/components/ui/error-summary";
import { Field } from "~/components/ui/field";
import { PasswordField } from "~/components/ui/password-field";
import { TextInput } from "~/components/ui/text-input";
import { isWebsite } from "~/domain/text/links";
import { problemText } from "~/i18n/problem-text";

const errors = [
  { name: "title", label: "Tittel", text: "Skriv en tittel" },
  { name: "website", label: "Nettside", text: "Skriv en nettadresse" },
  { name: "end", label: "Slutt", text: "Slutten må være etter starten" },
  { name: "repeat", label: "Gjenta", text: "Passordene samsvarer ikke" },
];

const [title, website, end, repeat] = errors.map(({ text }) => text);

let answerAgain: () => void;

function Refused() {
  const [answer, setAnswer] = useState({});
  answerAgain = () => setAnswer({});
  return (
    <>
      <ErrorSummary answer={answer} errors={errors} />
      <form>
        <Field label="Tittel" name="title" error={title}>
          {(control) => <TextInput {...control} required />}
        </Field>
        <Field label="Nettside" name="website" error={website} isRight={isWebsite}>
          {(control) => <TextInput {...control} type="url" defaultValue="kirken" />}
        </Field>
        <input name="start" defaultValue="12:00" />
        <Field label="Slutt" name="end" error={end} measuredBy={["start"]}>
          {(control) => <TextInput {...control} defaultValue="11:00" />}
        </Field>
        <input name="password" defaultValue="hemmelig" />
        <PasswordField label="Gjenta" name="repeat" repeats="password" autoComplete="new-password" error={repeat} />
      </form>
    </>
  );
}

const aFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

function refused() {
  const page = render(<Refused />);
  const type = async (name: string, text: string) => {
    act(() => {
      const input = page.querySelector<HTMLInputElement>(`form [name=${name}]`)!;
      input.value = text;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await aFrame();
  };
  const standing = () => [...page.querySelectorAll("form p[id$=-error]")].map(({ textContent }) => textContent);
  const summed = () =>
    [...page.querySelectorAll("[role=alert] a")].map(({ textContent }) => textContent?.replace(/^.*?: /, ""));
  return { page, type, standing, summed };
}

describe("what is wrong with a field", () => {
  it("goes from the field and from the summary when the field is put right, and comes back with what was refused", async () => {
    const { page, type, standing, summed } = refused();
    await type("title", "  ");
    expect(standing()).toEqual([title, website, end, repeat]);
    await type("title", "Påskegudstjeneste");
    expect(standing()).toEqual([website, end, repeat]);
    expect(summed()).toEqual([website, end, repeat]);
    expect(page.querySelector("[name=title]")!.hasAttribute("aria-invalid")).toBe(false);
    await type("title", "");
    expect(standing()).toContain(title);
    expect(summed()).toContain(title);
  });

  it("stays while what is typed would be refused as well", async () => {
    const { type, standing } = refused();
    await type("website", "kirken bergen");
    expect(standing()).toContain(website);
    await type("website", "kirken.no");
    expect(standing()).not.toContain(website);
    await type("repeat", "hemmelik");
    expect(standing()).toContain(repeat);
    await type("repeat", "hemmelig");
    expect(standing()).not.toContain(repeat);
  });

  it("goes when the field that it is measured by is put right instead", async () => {
    const { type, standing } = refused();
    await type("start", "10:00");
    expect(standing()).not.toContain(end);
  });

  it("stands again when the next answer says the same", async () => {
    const { type, standing, summed } = refused();
    await type("title", "Påskegudstjeneste");
    expect(standing()).not.toContain(title);
    act(() => answerAgain());
    await aFrame();
    expect(standing()).toContain(title);
    expect(summed()).toContain(title);
  });

  it("names the limit of a text that is too long", () => {
    expect(problemText("tooLong 120", "nb")).toBe("Teksten er for lang. Her er det plass til 120 tegn.");
    expect(problemText("tooLong 80", "en")).toBe("The text is too long. There is room for 80 characters.");
    expect(problemText("titleRequired", "nb")).toBe("Skriv en tittel");
  });
});

describe("a text that is longer than its field has room for", () => {
  const write = async (input: HTMLInputElement, text: string) => {
    act(() => {
      input.value = text;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await aFrame();
  };

  it("is not cut off; the field says so at once, and until it fits", async () => {
    const page = render(
      <form>
        <Field label="Tittel" name="title">
          {(control) => <TextInput {...control} maxLength={5} defaultValue="Sang" />}
        </Field>
      </form>,
    );
    const input = page.querySelector("input")!;
    const said = () => page.textContent.includes(problemText("tooLong 5", "nb"));
    expect(input.hasAttribute("maxlength")).toBe(false);
    expect(said()).toBe(false);
    await write(input, "Sangkveld");
    expect([said(), input.getAttribute("aria-invalid"), input.value]).toEqual([true, "true", "Sangkveld"]);
    await write(input, "Sang");
    expect([said(), input.getAttribute("aria-invalid")]).toEqual([false, null]);
  });

  it("which was refused, is right once it fits", async () => {
    const page = render(
      <form>
        <Field label="Tittel" name="title" error={problemText("tooLong 5", "nb")}>
          {(control) => <TextInput {...control} maxLength={5} defaultValue="Sangkveld" />}
        </Field>
      </form>,
    );
    const input = page.querySelector("input")!;
    await write(input, "Sangkvel");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    await write(input, "Sang");
    expect(input.getAttribute("aria-invalid")).toBeNull();
  });
});

it.each([
  [17, ""],
  [18, "2 tegn igjen"],
  [20, "0 tegn igjen"],
  [21, "Teksten er for lang. Her er det plass til 20 tegn."],
])("near its limit a field says how much is left: %i of 20", (length, said) => {
  const page = render(
    <Field label="Tittel" name="title">
      {(control) => <TextInput {...control} maxLength={20} defaultValue={"a".repeat(length)} />}
    </Field>,
  );
  expect(page.textContent).toBe(`Tittel${said}`);
  const told = page.querySelector("input")!.getAttribute("aria-describedby");
  expect(told && page.querySelector(`[id=${told}]`)!.textContent, "heard with the field").toBe(said || null);
  expect(page.querySelector("[role=status]"), "not at each letter").toBeNull();
});
