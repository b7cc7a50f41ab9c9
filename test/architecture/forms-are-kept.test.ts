import { expect, test } from "vitest";
import { codeOf, sourceFiles } from "#test/support/source-files";

/** The favourite button without scripts; with scripts nothing is sent there. */
const WITHOUT_SCRIPTS = "app/routes/visitor/favorites.tsx";

test("every page that takes a form keeps it when it cannot be sent", () => {
  const pages = sourceFiles(["app/routes"], /\.tsx$/).map((file) => ({ path: file.path, code: codeOf(file) }));
  const taking = pages.filter(
    ({ code }) =>
      /export (async function|const) action\b/.test(code) && !/action = (requireMethod|loader)\b/.test(code),
  );
  expect(taking.length).toBeGreaterThan(20);
  const careless = taking
    .filter(({ code }) => !/\bclientAction\b/.test(code) || !code.includes("sendForm"))
    .map(({ path }) => path);
  expect(careless).toEqual([WITHOUT_SCRIPTS]);
});
