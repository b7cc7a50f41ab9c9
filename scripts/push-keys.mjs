// npm run push-keys: prints a new key pair for pushes (VAPID, RFC 8292), as JSON of settings. npm start makes its own in its state.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readOptions } from "./options.mjs";

/** By the names of their settings. */
export async function createPushKeys() {
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const { publicKey, privateKey } = await crypto.subtle.generateKey(algorithm, true, ["sign"]);
  const point = Buffer.from(await crypto.subtle.exportKey("raw", publicKey));
  const { d } = await crypto.subtle.exportKey("jwk", privateKey);
  return { VAPID_PUBLIC_KEY: point.toString("base64url"), VAPID_PRIVATE_KEY: d };
}

/** Makes them the first time. */
export async function pushKeysIn(state) {
  const file = join(state, "push-keys.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const keys = await createPushKeys();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  readOptions("npm run push-keys\nPrints a new key pair for pushes, as JSON of settings.");
  console.log(JSON.stringify(await createPushKeys()));
}
