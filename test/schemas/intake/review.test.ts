import { describe, expect, test } from "vitest";
import { formTexts } from "~/schemas/forms/parse";
import { readReviewRequest } from "~/schemas/intake/review";

function read(intent: string) {
  const form = new FormData();
  form.set("intent", intent);
  form.set("version", "1");
  return readReviewRequest(form, formTexts(form));
}

describe("the answer to which year a list is of", () => {
  test.each([
    ["year:0", 0],
    ["year:1", 1],
  ])("%s", (intent, years) => {
    const request = read(intent)!;
    expect([request.intent, request.decisions.yearsLater, request.at]).toEqual(["save", years, null]);
  });

  test("other buttons answer nothing, and other years are no answer", () => {
    expect(read("sure")!.decisions.yearsLater).toBeNull();
    for (const intent of ["year:2", "year:-1", "year:", "year"]) expect(read(intent)).toBeNull();
  });
});
