import { lazy, Suspense } from "react";
import { expect, test, vi } from "vitest";
import { renderHtml } from "~/http/render-html";

const Throwing = (): never => {
  throw new Error("broken");
};

test("what is loaded on demand stands in the page itself", async () => {
  const Later = lazy(async () => ({ default: () => <b>Påske 🐣 «&»</b> }));
  const html = await renderHtml(
    <Suspense fallback="…">
      <Later />
    </Suspense>,
  );
  expect(html).toBe("<!--$--><b>Påske 🐣 «&amp;»</b><!--/$-->");
});

test("letters that do not fit into one part of what is written stay whole", async () => {
  const text = "æøå🕯".repeat(5000);
  expect(await renderHtml(<p>{text}</p>)).toBe(`<p>${text}</p>`);
});

test.each(["å", "–", "🐣", "\u00a0"])("wherever React's buffer ends, the page is the same: %j", async (letter) => {
  const words = Array.from({ length: 700 }, (_, at) => `${at}${letter}`);
  for (const ahead of [0, 1, 2, 3]) {
    const title = "-".repeat(ahead);
    const html = await renderHtml(
      <ul title={title}>
        {words.map((word) => (
          <li key={word} title={word}>
            {word}
          </li>
        ))}
      </ul>,
    );
    expect(html).toBe(`<ul title="${title}">${words.map((word) => `<li title="${word}">${word}</li>`).join("")}</ul>`);
  }
});

test("a part that throws is told, and drawn by the browser", async () => {
  const onError = vi.fn();
  const html = await renderHtml(
    <main>
      <Suspense fallback="…">
        <Throwing />
      </Suspense>
    </main>,
    { onError },
  );
  expect(html).toMatch(/^<main><!--\$!-->.*…<!--\/\$--><\/main>$/s);
  expect(onError).toHaveBeenCalledOnce();
});

test("a page that throws is none", async () => {
  await expect(renderHtml(<Throwing />, { onError: () => undefined })).rejects.toThrow("broken");
});

test.each([
  ["before", (left: AbortController, start: () => Promise<string>) => (left.abort(new Error("gone")), start())],
  [
    "at once",
    (left: AbortController, start: () => Promise<string>) => {
      const html = start();
      left.abort(new Error("gone"));
      return html;
    },
  ],
  [
    "in the middle",
    (left: AbortController, start: () => Promise<string>) => {
      setTimeout(() => left.abort(new Error("gone")), 20);
      return start();
    },
  ],
])("who has left %s is waited for by nobody", async (_when, leave) => {
  const left = new AbortController();
  const Never = lazy(() => new Promise<never>(() => undefined));
  const start = () =>
    renderHtml(
      <Suspense fallback="…">
        <Never />
      </Suspense>,
      { signal: left.signal, onError: () => undefined },
    );
  await expect(leave(left, start)).rejects.toThrow("gone");
});
