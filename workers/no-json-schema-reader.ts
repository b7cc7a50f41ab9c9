/** In place of zod's reading of JSON Schema, which nothing does: see `[alias]` in wrangler.toml. */
const refuse = (): never => {
  throw new Error("No JSON Schema is read.");
};

export { refuse as fromJSONSchema };
