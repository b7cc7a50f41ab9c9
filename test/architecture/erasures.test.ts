import { getTableName, isTable } from "drizzle-orm";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as tables from "#db/schema";
import { codeOf, sourceFiles } from "#test/support/source-files";
import { ERASABLE } from "~/domain/backup/left-out";

const plan = readFileSync("db/schema.sql", "utf8");
const files = sourceFiles(["app", "db", "workers"]).map((file) => ({ ...file, code: codeOf(file) }));

const variableOf = (table: string) =>
  Object.entries(tables).find(([, one]) => isTable(one) && getTableName(one) === table)![0];

test.each(ERASABLE)("whoever deletes of %s says that no backup brings it back: a trigger, or `erase`", (table) => {
  const says = new RegExp(
    `^CREATE TRIGGER .+ DELETE ON \`${table}\`(?:(?!^END;)[^])+INTO \`erasures\` [^;]+'${table}', OLD\\.\`id\``,
    "m",
  );
  const deletes = new RegExp(`\\.delete\\(\\s*${variableOf(table)}\\b|delete from ["\`]?${table}\\b`, "i");
  const erases = new RegExp(`\\berase\\(\\s*db,\\s*${variableOf(table)}\\b`);
  if (says.test(plan)) return;
  expect(files.filter(({ code }) => deletes.test(code)).map(({ path }) => path)).toEqual([]);
  expect(files.filter(({ code }) => erases.test(code))).not.toEqual([]);
});
