// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { render } from "#test/support/render";
import { RegisterSearch } from "~/components/register/register-search";
import type { LookupView, UnitView } from "~/views/organizers/register-lookup";

afterEach(() => void vi.unstubAllGlobals());

const aUnit = (name: string): UnitView => ({
  number: name,
  name,
  facts: "999 000 177 · Røros · Forening/lag/innretning",
  standing: "active",
  holder: null,
  texts: {
    name,
    website: "",
    organization_number: "999 000 177",
    language: "nn",
    address: "",
    city: "Røros",
    family: "",
  },
});

const hits = (...names: string[]): LookupView => ({
  kind: "hits",
  units: names.map(aUnit),
  total: names.length,
  nextPage: null,
});

const aForm = (name = "") =>
  render(
    <form>
      <RegisterSearch answer={null} texts={{}} />
      <input name="name" defaultValue={name} />
      <input name="city" />
      <select name="language">
        <option value="" />
        <option value="nn" />
      </select>
    </form>,
  );

const buttonOf = (element: HTMLElement, name: string) =>
  [...element.querySelectorAll("button")].find(
    (button) => (button.getAttribute("aria-label") ?? button.textContent?.trim()) === name,
  )!;

const settled = () => new Promise((resolve) => setTimeout(resolve));

const press = (element: HTMLElement, name: string) =>
  act(async () => {
    buttonOf(element, name).click();
    await settled();
  });

const search = (element: HTMLElement, query: string) => {
  element.querySelector<HTMLInputElement>('[name="register_query"]')!.value = query;
  return press(element, "Søk");
};

const valueOf = (element: HTMLElement, name: string) => new FormData(element.querySelector("form")!).get(name);

const statusOf = (element: HTMLElement) => element.querySelector("[role=status]")?.textContent;

it("fills what is empty, keeps what was typed, and takes the other text only when told to", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(hits("Fjellkyrkja"))));
  const element = aForm("Kyrkja vår");
  await search(element, "fjellkyrkja");
  await press(element, "Velg Fjellkyrkja");
  expect([valueOf(element, "name"), valueOf(element, "city"), valueOf(element, "language")]).toEqual([
    "Kyrkja vår",
    "Røros",
    "nn",
  ]);
  await press(element, "Bruk dette: Navn på organisasjonen");
  expect(valueOf(element, "name")).toBe("Fjellkyrkja");
});

it("adds the next page of the same search, whatever stands in the field by then", async () => {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    const isFirst = asked.length === 1;
    const page = { ...hits(isFirst ? "Første kirke" : "Andre kirke"), total: 11, nextPage: isFirst ? 1 : null };
    return Promise.resolve(Response.json(page));
  });
  const element = aForm();
  await search(element, "kirke");
  expect(statusOf(element)).toContain("Viser 1 av 11 treff");
  element.querySelector<HTMLInputElement>('[name="register_query"]')!.value = "noe annet";
  await press(element, "Vis flere treff");
  expect(asked).toEqual([
    { query: "kirke", page: 0 },
    { query: "kirke", page: 1 },
  ]);
  for (const name of ["Første kirke", "Andre kirke"]) expect(element.textContent).toContain(name);
  expect(buttonOf(element, "Vis flere treff")).toBeUndefined();
});

it.each([
  ["no connection", () => Promise.reject(new TypeError("offline")), "svarer ikke nå"],
  ["an error", () => Promise.resolve(new Response(null, { status: 500 })), "svarer ikke nå"],
  ["an ended session", () => Promise.resolve(new Response(null, { status: 401 })), "Du er logget ut"],
  ["too many searches", () => Promise.resolve(new Response(null, { status: 429 })), "mange ganger"],
])("says what is wrong for %s, and leaves the form as it is", async (_, answer, text) => {
  vi.stubGlobal("fetch", answer);
  const element = aForm("Kyrkja vår");
  await search(element, "fjellkyrkja");
  expect(statusOf(element)).toContain(text);
  expect(valueOf(element, "name")).toBe("Kyrkja vår");
});

it("shows the last search's hits, also where the first one's come later", async () => {
  const answers: ((view: LookupView) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise((resolve) => answers.push((view) => resolve(Response.json(view)))));
  const element = aForm();
  await search(element, "gamle");
  const input = element.querySelector<HTMLInputElement>('[name="register_query"]')!;
  input.value = "nye";
  const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  await act(async () => void input.dispatchEvent(enter));
  expect(enter.defaultPrevented, "Enter sends no form").toBe(true);
  await act(async () => {
    answers[1]!(hits("Nye kirke"));
    await settled();
    answers[0]!(hits("Gamle kirke"));
    await settled();
  });
  expect(element.textContent).toContain("Nye kirke");
  expect(element.textContent).not.toContain("Gamle kirke");
});
