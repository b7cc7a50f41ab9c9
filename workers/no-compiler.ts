/** In place of zod's compiler of schemas, which nothing asks for: see `[alias]` in wrangler.toml. */
const missing = undefined;

export {
  missing as compile,
  missing as INVALID,
  missing as withParser,
  missing as ZodCompileAsyncError,
  missing as ZodCompileUnsupportedError,
};
