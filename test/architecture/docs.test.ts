import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "#test/support/source-files";

const INDEX = "docs/decisions/README.md";
const pages = [
  ...sourceFiles(["docs"], /\.md$/),
  ...["README.md", "CONTRIBUTING.md"].map((path) => ({ path, text: readFileSync(path, "utf8") })),
];
const decisions = readdirSync("docs/decisions").filter((file) => file !== "README.md");
const index = readFileSync(INDEX, "utf8");

const linksIn = (text: string) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!);

/** Returns the anchors of a page as GitHub makes them from its headings. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** Returns whether a link of a page leads to a file, and to a heading where it names one. */
function resolves(page: string, link: string): boolean {
  const [path, anchor] = link.split("#") as [string, string?];
  const target = path ? join(dirname(page), path) : page;
  if (!existsSync(target)) return false;
  return anchor === undefined || anchorsOf(readFileSync(target, "utf8")).includes(anchor);
}

test("each decision has a number of its own, which its title bears", () => {
  const numbers = decisions.map((file) => Number(file.slice(0, 4)));
  expect(new Set(numbers).size).toBe(decisions.length);
  const titled = decisions.filter((file, place) =>
    readFileSync(`docs/decisions/${file}`, "utf8").startsWith(`# ${numbers[place]}. `),
  );
  expect(titled).toEqual(decisions);
});

test("each decision has one line in the index, which begins with its number and a link to it", () => {
  const listed = [...index.matchAll(/^- (\d+)\. \[[^\]]+\]\((\d{4}-[^)]+)\)/gm)];
  expect(listed.map(([, , file]) => file).sort()).toEqual(decisions.sort());
  expect(listed.filter(([, number, file]) => Number(number) !== Number(file!.slice(0, 4)))).toEqual([]);
});

test("the index names the numbers that are not used, neighbours as one", () => {
  const numbers = decisions.map((file) => Number(file.slice(0, 4)));
  const used = new Set(numbers);
  const missing = Array.from({ length: Math.max(...numbers) }, (_, place) => place + 1).filter((n) => !used.has(n));
  const said = /^Numbers not used: (.+)\.$/m.exec(index)?.[1];
  const firsts = missing.filter((number) => used.has(number - 1));
  const lasts = missing.filter((number) => used.has(number + 1));
  expect(said).toBe(firsts.map((first, place) => [...new Set([first, lasts[place]])].join("–")).join(", "));
});

test("each feature's page is named once in the list of features", () => {
  const named = linksIn(readFileSync("docs/features/README.md", "utf8")).filter((link) => !link.startsWith("../"));
  expect(named.sort()).toEqual(
    readdirSync("docs/features")
      .filter((file) => file !== "README.md")
      .sort(),
  );
});

test("links in the documentation lead somewhere", () => {
  const broken = pages.flatMap(({ path, text }) =>
    linksIn(text)
      .filter((link) => !/^(https?:|mailto:)/.test(link) && !resolves(path, link))
      .map((link) => `${path} → ${link}`),
  );
  expect(broken).toEqual([]);
});

test("files named in the documentation are there", () => {
  const named = /`((?:app|db|demo|help|migrations|public|scripts|test|workers)\/[\w./-]+)`/g;
  const gone = pages.flatMap(({ path, text }) =>
    [...text.matchAll(named)].filter(([, file]) => !existsSync(file!)).map(([, file]) => `${path} → ${file}`),
  );
  expect(gone).toEqual([]);
});

test("pages that comments name are there", () => {
  const there = (name: string) => pages.some(({ path }) => path === name || path.startsWith(`${name}-`));
  const gone = sourceFiles(["app", "db", "workers", "demo", "scripts", "test"], /\.(tsx?|mjs|css)$/).flatMap(
    ({ path, text }) =>
      [...text.matchAll(/docs\/(?:decisions|features)\/\w[\w.-]*\w/g)]
        .filter(([name]) => !there(name))
        .map(([name]) => `${path} → ${name}`),
  );
  expect(gone).toEqual([]);
});

test("no paragraph has more than eighty words", () => {
  const long = pages.flatMap(({ path, text }) =>
    text
      .replace(/```[^]*?```/g, "")
      .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.|#+) )|(?<=\|)\n/)
      .filter((paragraph) => paragraph.trim().split(/\s+/).length > 80)
      .map((paragraph) => `${path}: ${paragraph.trim().slice(0, 60)}`),
  );
  expect(long).toEqual([]);
});

test.each(["no-such-file.md", "security.md#no-such-heading"])("which refuses %s", (link) =>
  expect(resolves("docs/glossary.md", link)).toBe(false),
);
