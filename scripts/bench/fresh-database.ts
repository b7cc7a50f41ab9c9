import { Miniflare } from "miniflare";
import { migrationStatements } from "./database";
import "../whole-waits.mjs";

/** Returns a local D1 in memory, with all tables and no rows. */
export async function openFreshDatabase(root: string) {
  const miniflare = new Miniflare({ modules: true, script: "export default {}", d1Databases: ["DB"] });
  const d1 = await miniflare.getD1Database("DB");
  for (const statement of migrationStatements(root)) await d1.prepare(statement).run();
  return { d1, close: () => miniflare.dispose() };
}
