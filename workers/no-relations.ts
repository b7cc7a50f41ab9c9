/** In place of what drizzle does with relations between tables (`[alias]` in wrangler.toml): none is declared. */
function unused(): never {
  throw new Error("No relation is declared.");
}

export {
  unused as createTableRelationsHelpers,
  unused as extractTablesRelationalConfig,
  unused as getOperators,
  unused as getOrderByOperators,
  unused as Many,
  unused as mapRelationalRow,
  unused as normalizeRelation,
  unused as One,
  unused as RelationalQueryBuilder,
};
