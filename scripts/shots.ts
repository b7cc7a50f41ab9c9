// Images of every screen, on a phone and on a desktop, by day and by night: npm run shots. The product is started on
// demo data, and its clock stands still: the same code gives the same pictures.
//   npm run shots -- event team          only screens whose names begin so
//   npm run shots -- --theme light --device phone --into FOLDER
//   npm run shots -- --help-pictures     those of the help, in every language, into public/help-pictures
//   npm run shots -- --against FOLDER    compares those in shots/ with former ones, and draws what differs into
//                                        shots/differences
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { DEVICES } from "#test/support/devices";
import { calendar } from "#test/support/feed-behaviours";
import { TWO_VERSIONS } from "#test/support/feed-calendars";
import { startFeedServer } from "#test/support/feed-server";
import { serveProduct } from "#test/support/product-server";
import type { Ids } from "#test/support/screens/screen";
import { screensFor } from "#test/support/screens/screens";
import { fillForShots } from "#test/support/shots/rows";
import { present } from "~/domain/values";
import { ensureBrowser } from "./browser.mjs";
import { readOptions } from "./options.mjs";
import { filesOf, photograph, type Studio, type Shot, SHOT_THEMES } from "./shots/camera";
import { compareImages } from "./shots/compare";
import { HELP_PICTURES_FOLDER, helpShots } from "./shots/help-shots";

const USAGE = `npm run shots -- [SCREEN …] [--into FOLDER] [--theme light|dark] [--device NAME] [--against FOLDER] [--help-pictures]
Takes every screen, or those whose names begin so, as a picture; --against compares with former ones.`;

/** At once. */
const CAMERAS = 3;

const { values: flags, positionals: names } = readOptions(USAGE, {
  allowPositionals: true,
  options: {
    into: { type: "string", default: "shots" },
    theme: { type: "string" },
    device: { type: "string" },
    against: { type: "string" },
    "help-pictures": { type: "boolean" },
  },
});

const isForHelp = flags["help-pictures"] ?? false;
const into = isForHelp ? HELP_PICTURES_FOLDER : flags.into;

if (flags.against) await compareWith(flags.against);
else await photographAll(isForHelp ? helpShots(names) : chosenShots());

async function compareWith(before: string): Promise<void> {
  const folders = { before, after: flags.into, into: join(flags.into, "differences") };
  const differences = await compareImages(chosenShots().flatMap(filesOf), folders);
  for (const { file, share } of differences)
    console.log(`${share === null ? "not in both" : `${(100 * share).toFixed(2)} %`.padStart(11)}  ${file}`);
  console.log(`${differences.length} images differ.`);
}

function chosenShots(): Shot[] {
  const themes = SHOT_THEMES.filter((theme) => (flags.theme ?? theme) === theme);
  const devices = (Object.keys(DEVICES) as Shot["device"][]).filter((device) => (flags.device ?? device) === device);
  return screensFor("pictures")
    .filter(({ screen }) => names.length === 0 || names.some((begin) => screen.name.startsWith(begin)))
    .flatMap((shown) => devices.map((device) => ({ ...shown, device, themes })));
}

async function photographAll(shots: Shot[]): Promise<void> {
  if (!shots.some(({ themes }) => themes.length > 0)) throw new Error("There is no such screen.");
  if (names.length === 0) rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const executablePath = await ensureBrowser({ isForTests: true });
  let ids: Ids | undefined;
  const product = await serveProduct(async (state) => void (ids = await fillForShots(state)));
  const feeds = await startFeedServer(product.feedPort);
  const feed = feeds.serve("/kalender.ics", calendar(TWO_VERSIONS.before()));
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    await takeAll(shots, { browser, baseUrl: product.baseUrl, ids: present(ids, "ids of what is shown"), feed });
  } finally {
    await browser.close();
    await feeds.close();
    await product.stop();
  }
}

async function takeAll(shots: Shot[], scene: Studio): Promise<void> {
  const waiting = [...shots];
  const failures: string[] = [];
  const takeInTurn = async () => {
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      const { screen, device } = shot;
      await photograph(shot, scene, into).catch((error) => failures.push(`${screen.name}, ${device}: ${error}`));
    }
  };
  await Promise.all(Array.from({ length: CAMERAS }, takeInTurn));
  console.log(`${shots.length - failures.length} screens are in ${into}.`);
  if (failures.length === 0) return;
  console.error(`Not taken:\n${failures.join("\n")}`);
  process.exitCode = 1;
}
