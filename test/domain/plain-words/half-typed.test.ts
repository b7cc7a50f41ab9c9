import { expect, test } from "vitest";
import { ASKED_AT } from "#test/support/asked/asked";
import { sentences } from "#test/support/asked/sentences";
import { read } from "~/models/search/read";

test("every beginning and every end of what people type is read", () => {
  const parts = sentences().flatMap(({ ask }) => {
    const words = ask.split(" ");
    return words.flatMap((_, at) => [words.slice(0, at).join(" "), words.slice(at).join(" ")]);
  });
  for (const part of new Set(parts)) expect(() => read(part, ASKED_AT)).not.toThrow();
});

test("of towns with long names a letter more or less is mended, small ones included", () => {
  for (const [typed, town] of [
    ["Lillesandd", "Lillesand"],
    ["Hommersåkk", "Hommersåk"],
    ["Skudneshavn", "Skudeneshavn"],
  ])
    expect([typed, ...read(`konsert ${typed}`, ASKED_AT).map(({ place }) => place?.name)]).toContain(town);
});
