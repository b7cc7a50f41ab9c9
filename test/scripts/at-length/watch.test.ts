import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "../../../scripts/free-port.mjs";
import { root } from "../../../scripts/setup.mjs";

const HEADING = "Finn arrangementer i nærheten";
const PATIENCE = { timeout: 60_000, interval: 250 };
const COMPONENT = "app/components/home/hero.tsx";
const TEXTS = "app/i18n/nb/home.ts";

const folder = mkdtempSync(join(tmpdir(), "samling-dev-"));
let baseUrl: string;
let dev: ReturnType<typeof spawn>;
let asked = 0;

/** A copy of the sources, because these tests change them. */
beforeAll(async () => {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" });
  for (const file of files.trim().split("\n"))
    if (!file.startsWith("test/")) cpSync(join(root, file), join(folder, file), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const port = await freePort();
  baseUrl = `http://localhost:${port}`;
  const env = { ...process.env, PORT: String(port), STATE_DIR: join(folder, "state") };
  dev = spawn(process.execPath, ["scripts/start.mjs", "--watch"], { cwd: folder, env, stdio: "ignore" });
  await shows(HEADING);
}, 120_000);

afterAll(async () => {
  dev.kill();
  await vi.waitFor(() => expect(dev.exitCode).not.toBeNull(), PATIENCE);
  await expect(fetch(baseUrl)).rejects.toThrow();
  rmSync(folder, { recursive: true });
});

/** In the page, and in the scripts that it loads. */
const shows = (text: string) =>
  vi.waitFor(async () => {
    const page = await (await fetch(`${baseUrl}/?q=x${asked++}`)).text();
    expect(page).toContain(text);
    const scripts = [...new Set(page.match(/\/assets\/search-[\w.-]+\.js/g))];
    const codes = await Promise.all(scripts.map(async (path) => (await fetch(baseUrl + path)).text()));
    expect(codes.join()).toContain(text);
  }, PATIENCE);

function change(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const code = readFileSync(path, "utf8");
  expect(code).toContain(from);
  writeFileSync(path, code.replace(from, to));
}

test("npm run dev: a changed component shows, and one that is wrong leaves what was", async () => {
  change(COMPONENT, "<h1 ", '<h1 data-changed="once" ');
  await shows("once");
  change(COMPONENT, "export function Hero", "export function = Hero");
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await shows("once");
  change(COMPONENT, "export function = Hero", "export function Hero");
  change(COMPONENT, "once", "twice");
  await shows("twice");
}, 120_000);

test("npm run dev: a changed text shows", async () => {
  change(TEXTS, HEADING, "Finn noe nytt i nærheten");
  await shows("Finn noe nytt i nærheten");
}, 60_000);
