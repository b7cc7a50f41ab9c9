import { env } from "cloudflare:workers";
import { emptyDatabase, migrate } from "./migrations";
import { renewCache } from "./own-cache";
import { countRowsAnew } from "./rows";

// All files share one runtime, which loads the Worker once. Each file begins with an empty product.
await emptyDatabase();
await migrate(0, env.TEST_MIGRATIONS.length);
const { objects } = await env.IMAGES_BUCKET.list();
await env.IMAGES_BUCKET.delete(objects.map(({ key }) => key));
renewCache();
countRowsAnew();
