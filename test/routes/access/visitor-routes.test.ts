import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { isForVisitors } from "#test/support/access-areas";
import { describeAccess } from "#test/support/describe-access";
import { ACCESS } from "#test/support/expected-access";

test("every route has a row, and every row a route", () => {
  expect(Object.keys(ACCESS).sort()).toEqual([...env.TEST_ROUTES].sort());
});

describeAccess(env.TEST_ROUTES.filter(isForVisitors));
