import type { TestProject } from "vitest/node";
import { ensureBrowser } from "../../scripts/browser.mjs";
import { fillForJourneys } from "./journey-rows";
import { serveProduct } from "./product-server";

declare module "vitest" {
  interface ProvidedContext {
    baseUrl: string;
    browserPath: string;
    feedPort: number;
    serverLog: string;
  }
}

/** Starts one server and one browser for all journeys. The server's complaints fail the run. */
export default async function serveForJourneys(project: TestProject) {
  const executablePath = await ensureBrowser({ isForTests: true });
  const product = await serveProduct(fillForJourneys, { TWO_STEP_REQUIRED_FOR: "staff" }, { isKept: true });
  project.provide("baseUrl", product.baseUrl);
  project.provide("browserPath", executablePath);
  project.provide("feedPort", product.feedPort);
  project.provide("serverLog", product.log);
  return async () => {
    const complaints = complaintsIn(await product.stop());
    if (complaints.length > 0) throw new Error(`The server complained:\n${complaints.join("")}`);
  };
}

/** Returns the logged errors, except those of visitors who left before the response. */
function complaintsIn(written: string): string[] {
  return written.split(/(?=✘)/).filter((entry) => entry.startsWith("✘") && !entry.includes("disconnected: "));
}
