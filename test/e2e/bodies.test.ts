import { describe, expect, inject, test } from "vitest";
import routes from "~/routes";
import { pathsOf } from "#test/support/route-table";
import { sendAnything } from "#test/support/send-anything";

// What fetch() refuses to send, programs send all the same; only a real connection carries it.
describe.each(["GET", "HEAD"])("a %s that brings a body is answered as one without", (method) => {
  test.each([...pathsOf(routes), "/_root.data", "/organizations.data", "/__manifest?p=%2F&version=x"])("%s", async (path) => {
    const ask = (body: string | null) => sendAnything(inject("baseUrl") + path, { method, body });
    const [without, with_] = [await ask(null), await ask("q=konsert")];
    expect(with_.status).toBe(without.status);
    expect(with_.status).toBeLessThan(500);
  });
});
