import { describe, expect, test } from "vitest";
import { refuseUnreadable, requireMethod } from "~/http/methods";

type Address = Parameters<typeof requireMethod>[0];

function ask(address: Address, method: string): Response | null {
  try {
    requireMethod(address)({ request: new Request("https://samling.test/", { method }), context: { locale: "nb" } });
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

describe("a method is refused in one way: 405, with what is answered in Allow, in the one shape of error", () => {
  test.each([
    ["page", ["GET", "HEAD"]],
    ["public", ["GET", "HEAD", "OPTIONS"]],
    ["GET", ["GET", "HEAD"]],
    ["POST", ["POST"]],
  ] as const)("%s", async (address, answered) => {
    for (const method of ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"]) {
      const refused = ask(address, method);
      expect(refused === null, method).toBe(answered.some((each) => each === method));
      if (!refused) continue;
      expect([refused.status, refused.headers.get("Allow")]).toEqual([405, answered.join(", ")]);
      expect(await refused.json()).toHaveProperty("error.message");
    }
  });

  test("a page's refusal has a title for the error screen; that of a public address every site may read", async () => {
    expect(await ask("page", "POST")!.json()).toHaveProperty("error.title");
    expect(ask("public", "POST")!.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(ask("POST", "GET")!.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  test("also one that no address answers", async () => {
    const refused = refuseUnreadable(new Request("https://samling.test/", { method: "PROPFIND" }))!;
    expect(refused.status).toBe(405);
    expect(await refused.json()).toHaveProperty("error.message");
  });
});
