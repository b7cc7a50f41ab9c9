import { expect, test } from "vitest";
import { paintFirst } from "~/http/paint-first";

const PAGE =
  '<head><link rel="modulepreload" href="/a.js"/><link rel="icon" href="/i"/></head><p>type="module"</p>' +
  '<script nonce="n">1</script><script nonce="n" type="module" async="">import "/a.js"; f("$&");\nif (1 < 2) g()</script>' +
  '<script nonce="n">2</script>';

test("scripts wait for the paint, and nothing else of the page is another", () => {
  const html = paintFirst(PAGE, "n");
  expect(html).toContain('<link rel="text/later" href="/a.js"/><link rel="icon" href="/i"/>');
  expect(html).toMatch(
    /<script nonce="n" type="text\/later" async="">import "\/a\.js"; f\("\$&"\);\nif \(1 < 2\) g\(\)<\/script><script nonce="n">\{const/,
  );
  expect(html).toContain('<p>type="module"</p><script nonce="n">1</script>');
  expect(html).toMatch(/\}<\/script><script nonce="n">2<\/script>$/);
});

test("a page without scripts stays as it is", () => {
  expect(paintFirst("<p>404</p>", "n")).toBe("<p>404</p>");
});
