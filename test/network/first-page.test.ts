import { decode, encode } from "turbo-stream";
import { expect, it } from "vitest";
import { asPageData } from "~/network/first-page";

const textOf = async (value: unknown) => new Response(encode(value)).text();

const readBack = async (text: string) => (await decode(new Response(text).body!)).value;

it("what came with the first page reads as what a script would have asked for", async () => {
  const root = { preferences: { locale: "nb" }, viewer: null };
  const home = {
    days: [{ day: "2026-06-07", events: [{ title: "data", tags: undefined }] }],
    running: [],
    errors: "loaderData",
  };
  const text = await textOf({ loaderData: { root, "routes/visitor/home": home }, actionData: null, errors: null });
  expect(await readBack(asPageData(text)!)).toEqual({ root: { data: root }, "routes/visitor/home": { data: home } });
});

it("an error page is nothing to go back to", async () => {
  expect(
    asPageData(await textOf({ loaderData: { root: {} }, actionData: null, errors: { root: { status: 404 } } })),
  ).toBeNull();
});
