import { Miniflare } from "miniflare";
import { migrationStatements } from "./database";

/** A local D1 with every table and nothing in them, in memory. */
export async function openFreshDatabase(root: string) {
  const miniflare = new Miniflare({ modules: true, script: "export default {}", d1Databases: ["DB"] });
  const d1 = await miniflare.getD1Database("DB");
  for (const statement of migrationStatements(root)) await d1.prepare(statement).run();
  return { d1, close: () => miniflare.dispose() };
}
