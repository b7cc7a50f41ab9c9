import { env } from "cloudflare:workers";
import { emptyDatabase, migrate } from "./migrations";
import { leaveCache } from "./own-cache";
import { countRowsAnew } from "./rows";

// All files share one runtime, which loads the Worker once: each begins on an empty product.
// Not through `cloudflare:test`: that import loads the whole Worker, which most tests of queries do without.
await emptyDatabase();
await migrate(0, env.TEST_MIGRATIONS.length);
const { objects } = await env.IMAGES_BUCKET.list();
await env.IMAGES_BUCKET.delete(objects.map(({ key }) => key));
leaveCache();
countRowsAnew();
