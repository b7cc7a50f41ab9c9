import { describe, expect, test } from "vitest";
import { codeOf, importsOf, type SourceFile, sourceFiles } from "#test/support/source-files";

/**
 * Which rooms each room may import from, besides itself. A room is above those it imports from: rules at the bottom,
 * routes at the top.
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  "app/domain": [],
  "app/network": ["app/domain"],
  "app/service-worker": ["app/domain", "app/network"],
  "app/files": ["app/domain"],
  "app/jobs": [],
  "app/schemas": ["app/domain"],
  "app/i18n": ["app/domain", "app/schemas"],
  "app/emails": ["app/domain", "app/i18n"],
  "db/schema": ["app/domain"],
  db: ["app/domain"],
  "db/queries": ["app/domain", "db", "db/schema"],
  "app/auth": ["app/domain", "app/schemas", "db", "db/queries", "db/schema"],
  "app/gateways": ["app/domain", "app/jobs", "app/schemas", "db", "db/queries"],
  "app/models": [
    "app/auth",
    "app/domain",
    "app/emails",
    "app/gateways",
    "app/i18n",
    "app/jobs",
    "app/schemas",
    "db",
    "db/queries",
  ],
  "app/views": ["app/auth", "app/domain", "app/gateways", "app/i18n", "app/models", "app/schemas", "db/queries"],
  "app/context": ["app/auth", "app/domain", "app/gateways", "app/jobs", "app/models", "app/schemas", "db"],
  "app/http": [
    "app/auth",
    "app/context",
    "app/domain",
    "app/gateways",
    "app/i18n",
    "app/models",
    "app/schemas",
    "app/views",
    "db/queries",
  ],
  "app/components": ["app/domain", "app/files", "app/http", "app/i18n", "app/network", "app/schemas", "app/views"],
  "app/root": ["app/components", "app/domain", "app/i18n"],
  "app/entry.client": ["app/i18n", "app/network"],
  "app/entry.server": ["app/components", "app/gateways", "app/http", "app/i18n"],
  "app/routes": [
    "app/auth",
    "app/components",
    "app/context",
    "app/domain",
    "app/gateways",
    "app/http",
    "app/i18n",
    "app/models",
    "app/schemas",
    "app/views",
    "db/queries",
  ],
  // No room of the product imports the demo.
  demo: ["app/auth", "app/domain", "app/gateways", "app/i18n"],
  workers: [
    "app/context",
    "app/domain",
    "app/gateways",
    "app/http",
    "app/jobs",
    "app/models",
    "app/schemas",
    "db/queries",
  ],
};

/** Returns a file's room: its folder, or the file itself outside a room. */
function roomOf(path: string): string {
  const [first, second, third] = path.split("/") as [string, string?, string?];
  const isLanding = third === undefined;
  if (first === "workers" || first === "demo" || (first === "db" && isLanding)) return first;
  return `${first}/${isLanding ? second!.replace(/\.tsx?$/, "") : second}`;
}

const files = sourceFiles(["app", "db", "workers", "demo"]);

const OURS = /^(app|db|demo|workers|test)\//;

/** Returns the paths of the files that a file imports; packages are left out. */
const paths = new Set(files.map(({ path }) => path));
const fileOf = (target: string) =>
  ["", ".ts", ".tsx", "/index.ts"].map((end) => target + end).find((path) => paths.has(path));
const imports = new Map(files.map((file) => [file.path, importsOf(file).flatMap((target) => fileOf(target) ?? [])]));

describe("a room imports only from those it may", () => {
  const rooms = [...new Set(files.map(({ path }) => roomOf(path)))];

  test("all rooms are known, and those alone", () => {
    expect([...new Set([...rooms, "app/routes"])].filter((room) => !(room in MAY_IMPORT))).toEqual([]);
    expect(Object.keys(MAY_IMPORT).filter((room) => !rooms.includes(room))).toEqual([]);
  });

  test.each(rooms)("%s", (room) => {
    const wrong = [...imports]
      .filter(([path]) => roomOf(path) === room)
      .flatMap(([path, targets]) =>
        targets
          .filter((target) => roomOf(target) !== room && !MAY_IMPORT[room]?.includes(roomOf(target)))
          .map((target) => `${path} → ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  test("what is allowed is used", () => {
    const used = new Set(
      [...imports].flatMap(([path, targets]) => targets.map((target) => `${roomOf(path)} → ${roomOf(target)}`)),
    );
    const allowed = Object.entries(MAY_IMPORT).flatMap(([room, others]) => others.map((other) => `${room} → ${other}`));
    expect(allowed.filter((arrow) => !used.has(arrow))).toEqual([]);
  });

  test("what is shipped does not know the tests", () => {
    expect(
      files.flatMap((file) =>
        importsOf(file)
          .filter((target) => OURS.test(target) && target.startsWith("test/"))
          .map((target) => `${file.path} → ${target}`),
      ),
    ).toEqual([]);
  });
});

/** A service's folder holds its adapter, which reads pages, and its map, which the reader of pages asks. */
const BOTH_WAYS = ["app/gateways/adapters ↔ app/gateways/pages"];

test("no two folders of a room import each other both ways", () => {
  const folderOf = (path: string) => {
    const room = path.startsWith("db/queries/") ? "db/queries" : roomOf(path);
    const [folder, file] = path.slice(room.length + 1).split("/");
    return file && path.startsWith(`${room}/`) ? `${room}/${folder}` : null;
  };
  const arrows = new Set<string>();
  for (const [path, targets] of imports)
    for (const target of targets) {
      const [from, to] = [folderOf(path), folderOf(target)];
      if (from && to && from !== to && roomOf(path) === roomOf(target)) arrows.add(`${from} ↔ ${to}`);
    }
  const reversed = (arrow: string) => arrow.split(" ↔ ").reverse().join(" ↔ ");
  expect([...arrows].filter((arrow) => arrow < reversed(arrow) && arrows.has(reversed(arrow)))).toEqual(BOTH_WAYS);
});

test("no files import each other in a circle, not for types either", () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (path: string, trail: string[]) => {
    if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(" → "));
    if (done.has(path) || trail.includes(path)) return;
    for (const target of imports.get(path) ?? []) walk(target, [...trail, path]);
    done.add(path);
  };
  for (const path of imports.keys()) walk(path, []);
  expect(circles).toEqual([]);
});

/** Packages that some rooms may not import. */
const packages: Record<string, Rule> = {
  "rules know no framework and no database": {
    from: /^app\/(domain|schemas)\//,
    never: /^(react|react-dom|@remix-run|drizzle-orm|lucide-react|leaflet|react-leaflet|cloudflare:)/,
  },
  "domain parses nothing": { from: /^app\/domain\//, never: /^zod$/ },
  "components do not reach the database, and bring no zod into the browser": {
    from: /^app\/components\//,
    never: /^(drizzle-orm|zod)/,
  },
  "views and models know nothing that shows them": { from: /^app\/(views|models)\//, never: /^(react|@remix-run)/ },
  "views know no database": { from: /^app\/views\//, never: /^drizzle-orm/ },
  "routes ask queries and models, not the database": { from: /^app\/routes\//, never: /^(drizzle-orm|cloudflare:)/ },
};

test.each(Object.entries(packages))("packages: %s", (_rule, { from, never }) => {
  const wrong = files
    .filter(({ path }) => from.test(path))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => never.test(target))
        .map((target) => `${file.path} → ${target}`),
    );
  expect(wrong).toEqual([]);
});

test("routes do not know each other", () => {
  expect(
    [...imports]
      .filter(([path]) => path.startsWith("app/routes/"))
      .flatMap(([path, targets]) =>
        targets.filter((target) => target.startsWith("app/routes/")).map((target) => `${path} → ${target}`),
      ),
  ).toEqual([]);
});

interface Rule {
  from: RegExp;
  never: RegExp;
}

/** Words that some files may not contain. */
const words: Record<string, Rule> = {
  "the clock is a parameter": {
    from: /^(app\/(domain|schemas|models|views|i18n)|db\/(queries|schema))\//,
    never: /new Date\(\)|Date\.now\(/,
  },
  "chance is a parameter": {
    from: /^(app\/(domain|schemas|views|i18n)|db\/(queries|schema))\//,
    never: /Math\.random|crypto\.(randomUUID|getRandomValues)/,
  },
  "settings come from the context": {
    from: /^(app\/(?!context)|db\/)/,
    never: /process\.env|import\.meta\.env|context\.env/,
  },
  "models know neither requests nor responses": { from: /^app\/models\//, never: /\b(Request|Response)\b/ },
};

test.each(Object.entries(words))("words that never stand: %s", (_rule, { from, never }) => {
  const wrong = files
    .filter((file: SourceFile) => from.test(file.path) && never.test(file.text) && never.test(codeOf(file)))
    .map(({ path }) => path);
  expect(wrong).toEqual([]);
});
