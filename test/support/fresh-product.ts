import { env } from "cloudflare:workers";
import { renewDatabase } from "./migrations";
import { renewCache } from "./own-cache";
import { countRowsAnew } from "./rows";

// All files share one runtime, which loads the Worker once. Each file begins with an empty product.
await renewDatabase();
const { objects } = await env.IMAGES_BUCKET.list();
await env.IMAGES_BUCKET.delete(objects.map(({ key }) => key));
renewCache();
countRowsAnew();
