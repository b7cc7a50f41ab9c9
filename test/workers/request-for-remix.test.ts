import { expect, test } from "vitest";
import { requestForRemix } from "../../workers/request-for-remix";

const aForm = (body: string, headers: Record<string, string> = {}) =>
  new Request("https://samling.test/dashboard/settings", {
    method: "POST",
    body,
    headers: { "Content-Length": String(body.length), ...headers },
  });

test("a small form is read before a guard can turn it away unread, and reaches the route whole", async () => {
  const sent = aForm("name=Lillevik");
  const passed = await requestForRemix(sent);
  expect(sent.bodyUsed).toBe(true);
  expect(await passed.text()).toBe("name=Lillevik");
});

test("a large one is left to the route, which bounds what it reads", async () => {
  const passed = await requestForRemix(aForm("x", { "Content-Length": "5000000" }));
  expect(passed.bodyUsed).toBe(false);
  expect(await passed.text()).toBe("x");
});

test.each(["GET", "HEAD", "OPTIONS"])(
  "a body that a %s brings is read, so that none is left for the next request, and goes no further",
  async (method) => {
    const sent = new Request("https://samling.test/favorites", {
      method: "POST",
      body: "q=konsert",
      headers: { "Content-Length": "9" },
    });
    Object.defineProperty(sent, "method", { value: method });
    const passed = await requestForRemix(sent);
    expect([passed.method, passed.body]).toEqual([method, null]);
    expect(sent.bodyUsed).toBe(true);
  },
);
