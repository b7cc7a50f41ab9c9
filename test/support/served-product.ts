import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { ensureBrowser } from "../../scripts/browser.mjs";
import { fillForJourneys } from "./journey-rows";
import { serveProduct } from "./product-server";

declare module "vitest" {
  interface ProvidedContext {
    baseUrl: string;
    browserEndpoint: string;
  }
}

/** One server and one browser for all journeys. What the server complains of fails the run. */
export default async function serveForJourneys(project: TestProject) {
  const executablePath = await ensureBrowser();
  const product = await serveProduct(fillForJourneys);
  const browser = await chromium.launchServer({ executablePath, args: ["--no-sandbox"] });
  project.provide("baseUrl", product.baseUrl);
  project.provide("browserEndpoint", browser.wsEndpoint());
  return async () => {
    await browser.close();
    const written = await product.stop();
    if (/error/i.test(written)) throw new Error(`The server complained:\n${written}`);
  };
}
