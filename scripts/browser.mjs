// Finds a Chromium or Chrome for tests and screenshots, or installs one in the way this machine allows.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { bin, run } from "./setup.mjs";

const COMMANDS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Headless Chromium draws no frames: tests take two thirds of the time. */
const WINDOWLESS = "chromium-headless-shell";

/** Starts one, for tests preferably headless; exits with an explanation where none can be installed. */
export async function ensureBrowser({ isForTests = false } = {}) {
  const commands = isForTests ? [WINDOWLESS, ...COMMANDS] : COMMANDS;
  const named = process.env.CHROME_PATH ?? process.env.CHROMIUM_PATH;
  if (named)
    return works(named) ? named : giveUp(`The browser named by CHROME_PATH or CHROMIUM_PATH does not start: ${named}`);
  const found = await findBrowser(commands);
  if (found) return found;
  const packages = isForTests ? [WINDOWLESS, "chromium"] : ["chromium"];
  for (const install of [...packages.map((name) => () => installWithApt(name)), installWithPlaywright]) {
    install();
    const installed = await findBrowser(commands);
    if (installed) return installed;
  }
  return giveUp(
    "The browser tests need Chromium or Chrome: none was found, and neither apt-get (as root) nor Playwright's download could install one.\n" +
      "Install Chromium or Chrome, or name one: CHROME_PATH=/path/to/chrome npm test",
  );
}

async function findBrowser(commands) {
  const inPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => commands.map((name) => join(folder, name)));
  const { chromium } = await import("playwright-core");
  return [...inPath, ...APPLICATIONS, chromium.executablePath()].find((path) => existsSync(path) && works(path));
}

/** A stub of the right name may only print how to install the browser. */
function works(path) {
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}

/** Does nothing without apt-get or root. */
function installWithApt(name) {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status !== 0) return;
  console.info(`Installing ${name} with apt-get …`);
  const options = { mayFail: true, stdio: ["ignore", "ignore", "inherit"] };
  run("apt-get", ["update", "-q"], options);
  run("apt-get", ["install", "-y", "-q", "--no-install-recommends", name], options);
}

function installWithPlaywright() {
  console.info("Installing Chromium with Playwright …");
  run(bin("playwright-core"), ["install", "chromium"], { mayFail: true });
}

function giveUp(reason) {
  console.error(reason);
  process.exit(1);
}
