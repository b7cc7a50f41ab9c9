import { expect, test } from "vitest";
import { codeOf, sourceFiles } from "#test/support/source-files";

/** The favourite button without scripts, and what another app shares: no page of ours sends a form there. */
const FROM_ELSEWHERE = ["app/routes/visitor/favorites.tsx", "app/routes/visitor/share.tsx"];

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
  expect(careless).toEqual(FROM_ELSEWHERE);
});

/** Beside what somebody else has saved: the form's own draft is still there. */
const BESIDE_A_DRAFT = ["app/components/versions/changed-meanwhile.tsx"];

test("every form that asks before it is left has a draft on the device", () => {
  const asking = sourceFiles(["app/components"], /\.tsx$/).filter((file) => codeOf(file).includes("<UnsavedGuard"));
  expect(asking.length).toBeGreaterThan(4);
  const forgetful = asking.filter((file) => !/<UnsavedGuard[^>]* hasDraft/.test(codeOf(file))).map(({ path }) => path);
  expect(forgetful).toEqual(BESIDE_A_DRAFT);
});
