import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { experimental_getWranglerCommands as wranglerCommands } from "wrangler";

interface Node {
  definition?: { type: string; args?: Record<string, { alias?: string }>; positionalArgs?: string[] };
  subtree: Map<string, Node>;
}

const guide = readFileSync("docs/operations.md", "utf8");
const { registry, globalFlags } = wranglerCommands() as unknown as {
  registry: Node;
  globalFlags: Record<string, { alias?: string }>;
};

/** Each command as it is typed: what stands in code, up to a pipe. */
const typed = (program: string) =>
  [...guide.matchAll(new RegExp(`${program} ([^\`\\n|]+)`, "g"))].map(([, rest]) => rest!.trim().split(/\s+/));

const flagsOf = (args: Record<string, { alias?: string }>) =>
  Object.entries(args).flatMap(([name, { alias }]) => [`--${name}`, ...(alias === undefined ? [] : [`-${alias}`])]);

test.each(typed("npx wrangler").map((words) => ({ words, line: words.join(" ") })))(
  "wrangler knows: $line",
  ({ words: [...words] }) => {
    let node = registry;
    while (node.subtree.has(words[0]!)) node = node.subtree.get(words.shift()!)!;
    expect(node.definition?.type).toBe("command");
    const { args = {}, positionalArgs = [] } = node.definition!;
    const flags = words.filter((word) => /^--?\w/.test(word));
    const known = [...flagsOf(args), ...flagsOf(globalFlags)];
    expect(flags.filter((flag) => !known.includes(flag))).toEqual([]);
    const given = words.filter((word, place) => !/^-/.test(word) && !/^-/.test(words[place - 1] ?? ""));
    expect(given.length).toBeLessThanOrEqual(positionalArgs.length);
  },
);

test("the guide's commands of npm are there, and wrangler's are many", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const names = typed("npm run").map((words) => words.find((word) => !word.startsWith("-"))!.replace(/[,.:;]$/, ""));
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
  expect(typed("npx wrangler").length).toBeGreaterThan(15);
});
