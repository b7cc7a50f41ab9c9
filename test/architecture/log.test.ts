import { expect, test } from "vitest";
import { sourceFiles } from "#test/support/source-files";

/** What runs in browsers may write to the console; what runs in the Worker only by the log, which knows the request. */
const IN_BROWSERS = /^app\/(components|network|service-worker|files)\/|\.client\./;

test("nothing but the log writes to the Worker's console", () => {
  const writing = sourceFiles(["app", "db", "workers"]).filter(({ text }) => /\bconsole\.\w+\(/.test(text));
  expect(writing.map(({ path }) => path).filter((path) => !IN_BROWSERS.test(path))).toEqual(["app/gateways/log.ts"]);
});

test("and no line is given a request that it knows by itself", () => {
  const given = sourceFiles(["app", "workers"]).filter(({ text }) =>
    /\blog(Error|Line)\([^;]*(request_id|job_id|requestId)/.test(text),
  );
  expect(given.map(({ path }) => path)).toEqual([]);
});
