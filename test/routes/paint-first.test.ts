import { expect, it } from "vitest";
import { pageText, visit } from "#test/support/visitor";

it.each(["/", "/settings", "/login", "/no-such-page"])(
  "%s lets its first paint go before its scripts",
  async (path) => {
    const page = await pageText(path);
    expect(page).not.toContain('modulepreload" href');
    expect(page).not.toContain('<script type="module"');
    expect(page.match(/<link rel="text\/later" href="\/assets\/[\w.-]+\.js"/g)?.length).toBeGreaterThan(3);
    expect(page).toMatch(/<script nonce="[0-9a-f]{32}" type="text\/later" async="">/);
  },
);

it("starts them with the nonce of the response", async () => {
  const response = await visit("/settings");
  const nonce = /'nonce-([0-9a-f]+)'/.exec(response.headers.get("Content-Security-Policy")!)![1]!;
  const tags = (await response.text()).match(/<script[^>]*>/g)!;
  expect(tags.length).toBeGreaterThan(3);
  for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);
});
