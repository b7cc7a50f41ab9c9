import { expect, test } from "vitest";
import { sharedParameters } from "~/schemas/share/from-another-app";

test.each([
  [
    "a link",
    { url: "https://kirke.example/uke" },
    { link: "https://kirke.example/uke", words: "", brought: "https://kirke.example/uke" },
  ],
  [
    "a link in the text, as from many apps",
    { title: "Ukens program", text: "Se her: https://kirke.example/uke" },
    { link: "https://kirke.example/uke", words: "Se her:", brought: "https://kirke.example/uke" },
  ],
  [
    "words alone",
    { text: "  Adventskonsert \n i Askim " },
    { link: null, words: "Adventskonsert i Askim", brought: "Adventskonsert \n i Askim" },
  ],
  ["a title alone", { title: "Adventskonsert" }, { link: null, words: "Adventskonsert", brought: "Adventskonsert" }],
  [
    "no web address",
    { url: "javascript:alert(1)", text: "Konsert" },
    { link: null, words: "Konsert", brought: "Konsert" },
  ],
  ["nothing", {}, { link: null, words: "", brought: "" }],
])("%s", (_what, fields, read) => expect(sharedParameters.parse(fields)).toMatchObject(read));

test("long ones are cut, never refused", () => {
  const { words, brought } = sharedParameters.parse({ text: "a".repeat(100_000) });
  expect([words.length, brought.length]).toMatchObject([200, 4000]);
});
