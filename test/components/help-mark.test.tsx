// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { fieldHelpMessages } from "#messages/field-help";
import { press, render, renderFromServer } from "#test/support/render";
import { HelpMark } from "~/components/help/help-mark";
import { Field } from "~/components/ui/field";
import { LOCALES } from "~/domain/site/locales";
import { languages } from "~/i18n/languages.server";

const field = (
  <Field label="Tittel" name="title" help={<HelpMark about="title" label="Tittel" />}>
    {(control) => <input {...control} />}
  </Field>
);

describe("plain-language help at each form", () => {
  it("is a question mark with a name, closed until it is pressed, and in the page before any script", () => {
    const { html } = renderFromServer(field);
    expect(html).toMatch(/<details(?![^>]*\sopen[\s=>])[^>]*><summary/);
    expect(html).toContain("Hjelp: Tittel");
    expect(html).toContain(fieldHelpMessages.topics.title.slice(0, 20));
  });

  it("opens one sentence, and closes it again", () => {
    const element = render(field);
    const details = element.querySelector("details")!;
    const mark = element.querySelector("summary")!;
    press(mark);
    expect(details.open).toBe(true);
    expect(details.querySelector("p")?.textContent).toBe(fieldHelpMessages.topics.title);
    press(mark);
    expect(details.open).toBe(false);
  });

  it("stands between the label and its field, and is no part of the label", () => {
    const element = render(field);
    const label = element.querySelector("label")!;
    expect(label.textContent).toBe("Tittel");
    expect(label.nextElementSibling?.localName).toBe("details");
    expect(element.querySelector("input")!.getAttribute("aria-describedby")).toBeNull();
  });

  const sentences = LOCALES.flatMap((locale) =>
    Object.entries(languages[locale].fieldHelpMessages.topics).map(([topic, text]) => [locale, topic, text] as const),
  );

  it.each(sentences)("%s: %s is one sentence that is not long", (_, __, text) => {
    expect(text).toMatch(/^[^.!?]+[.!?]$/);
    expect(text.split(" ").length).toBeLessThanOrEqual(24);
  });
});
