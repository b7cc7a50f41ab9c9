import { expect, test } from "vitest";
import { visit } from "#test/support/visitor";

const text = async (path: string) => (await visit(path)).text();

test.each([
  ["fact=wheelchair", "nb", "Ikke alle har fortalt"],
  ["family=catholic", "nn", "Ikkje alle har fortalt"],
  ["language=en", "en", "Not everybody has told"],
  ["fact=for_children&language=en", "nb", "Ikke alle har fortalt"],
])("a search by %s says that few have told, and leads to what has not", async (asked, lang, said) => {
  const page = await text(`/?q=konsert&near=Bergen&${asked}&lang=${lang}`);
  expect(page).toContain(said);
  expect(page).toContain('href="/?q=konsert&amp;near=Bergen"');
  expect(await text(`/?q=konsert&near=Bergen&lang=${lang}`)).not.toContain(said);
});
