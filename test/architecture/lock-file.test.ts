import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface LockedPackage {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, LockedPackage>;
};

test("the lock file names no registry, so that everybody installs from their own", () => {
  expect(Object.keys(packages).filter((path) => packages[path]!.resolved)).toEqual([]);
});

test("every optional dependency has an entry: npm ci refuses the file otherwise", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies ?? {})
      .filter((name) => !isFoundFrom(path, name))
      .map((name) => `${path} → ${name}`),
  );
  expect(missing).toEqual([]);
});

/** Searches upward through the folders, as Node does. */
function isFoundFrom(path: string, name: string): boolean {
  if (packages[`${path ? `${path}/` : ""}node_modules/${name}`]) return true;
  return path !== "" && isFoundFrom(path.slice(0, Math.max(0, path.lastIndexOf("/node_modules/"))), name);
}
