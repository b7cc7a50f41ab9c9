import { expect, test } from "vitest";
import { ask, look } from "#test/support/account-requests";

/** As deployed: over https. */
const deployed = { settings: { APP_URL: "https://samling.test" } };

test.each(["/", "/organizations", "/login", "/become-organizer", "/settings", "/nothing-here"])(
  "%s has what Mozilla's Observatory gives its 130 points for",
  async (path) => {
    const page = await look(`https:${path}`, deployed);
    const policy = page.headers.get("Content-Security-Policy")!;
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'nonce-\w{32}'; style-src 'self';/);
    expect(policy).not.toMatch(/unsafe|object-src|http:/);
    expect(await page.text(), "a script of somebody else").not.toMatch(/<script[^>]*\ssrc="(https?:)?\/\//);
    expect(page.headers.getSetCookie()).toEqual([]);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
    expect(page.headers.has("access-control-allow-origin")).toBe(false);
  },
);

test("a cookie that is set is sent over https alone, and not to other sites' requests", async () => {
  const sent = { method: "POST", body: new URLSearchParams({ theme: "dark" }) };
  const [cookie] = (await ask("https:/settings", sent, deployed)).headers.getSetCookie();
  for (const flag of [/;\s*Secure/i, /;\s*SameSite=(Lax|Strict)/i]) expect(cookie).toMatch(flag);
});

test("over plain http pages are led to https, other things are refused", async () => {
  const page = await look("/event/1?q=a", deployed);
  expect([page.status, page.headers.get("Location")]).toEqual([301, "https://samling.test/event/1?q=a"]);
  expect((await look("/api/events", deployed)).status).toBe(403);
  expect((await ask("/login", { method: "POST" }, deployed)).status).toBe(403);
});
