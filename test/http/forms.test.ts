import { expect, test } from "vitest";
import { returnForm } from "~/http/forms";

const texts = { intent: "invite", email: "a@b.no", current_password: "hemmelig", token: "t", recovery_code: "1234" };

test("a form comes back with what was typed, without secrets, and with what is wrong: 422", () => {
  const { data, init } = returnForm(texts, { errors: { email: "emailInvalid" } });
  expect(data).toEqual({
    intent: "invite",
    texts: { intent: "invite", email: "a@b.no" },
    errors: { email: "emailInvalid" },
    problem: null,
    waitMinutes: 0,
  });
  expect(init?.status).toBe(422);
});

test("what stood in its way has one status each, and what is too much says when it may be sent again", () => {
  const { data, init } = returnForm(texts, { problem: { kind: "tooMany", retryAfterSeconds: 61 } }, { changed: null });
  expect(data).toMatchObject({ problem: "tooMany", waitMinutes: 2, changed: null, errors: {} });
  expect([init?.status, new Headers(init?.headers).get("Retry-After")]).toEqual([429, "61"]);
  expect(returnForm(texts, { problem: { kind: "gone" } }).init?.status).toBe(409);
  // @ts-expect-error -- a kind without a status is a type error.
  expect(returnForm(texts, { problem: { kind: "noSuchKind" } }).init?.status).toBeUndefined();
});

test("what was sent too often in a field is 429, too", () => {
  const { data, init } = returnForm(texts, { errors: {}, retryAfterSeconds: 61 }, { image: "tooMany" });
  expect(data).toMatchObject({ problem: null, waitMinutes: 2, image: "tooMany" });
  expect([init?.status, new Headers(init?.headers).get("Retry-After")]).toEqual([429, "61"]);
});

test("a problem that is a field's is said at the field", () => {
  const { data, init } = returnForm(texts, { problem: { kind: "wrongPassword" } });
  expect([data.errors, data.problem, init?.status]).toEqual([{ current_password: "passwordIsWrong" }, null, 422]);
});

test("a text that is too long does not come back: a browser without scripts would get it several times", () => {
  const typed = { title: "Messe", pasted: "x".repeat(5_000_000), file_text: "y".repeat(100_001) };
  const { data } = returnForm(typed, { problem: { kind: "nothingRead" } });
  expect(data.texts).toEqual({ title: "Messe" });
  const kept = { pasted: "x".repeat(100_000) };
  expect(returnForm(kept, { problem: { kind: "nothingRead" } }).data.texts).toEqual(kept);
});
