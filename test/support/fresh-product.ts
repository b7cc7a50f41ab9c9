import { env } from "cloudflare:workers";
import { emptyDatabase } from "./migrations";
import { renewCache } from "./own-cache";
import { countRowsAnew } from "./rows";

// All files share one runtime, which loads the Worker once. Each file begins with an empty product.
await emptyDatabase();
await env.DB.batch(env.TEST_MIGRATIONS.flatMap(({ queries }) => queries.map((query) => env.DB.prepare(query))));
const { objects } = await env.IMAGES_BUCKET.list();
await env.IMAGES_BUCKET.delete(objects.map(({ key }) => key));
renewCache();
countRowsAnew();
