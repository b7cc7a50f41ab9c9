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

describe("what is written in the rows themselves", () => {
  const readFields = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ intent: "save", version: "1", ...fields })) form.set(name, value);
    return readReviewRequest(form, formTexts(form))!;
  };

  test("is read by row, cleaned, with or without a clock", () => {
    const { decisions, errors } = readFields({
      "title.a": " Kveld\nssang ",
      "time.a": "1930",
      "title.b": "",
      "new_time.b": "",
      "title.c": "Tur",
    });
    expect(errors).toBeNull();
    expect(Object.fromEntries(decisions.written!)).toEqual({
      a: { title: "Kveld ssang", time: "19:30" },
      b: { title: "", time: null },
      c: { title: "Tur" },
    });
  });

  test.each([
    [{ "title.a": "Tur", "time.a": "25" }, { "time.a": "timeInvalid" }],
    [{ "title.a": "Tur", "time.a": "" }, { "time.a": "startTimeRequired" }],
    [{ "title.a": "Tur", "new_time.a": "kveld" }, { "new_time.a": "timeInvalid" }],
    [{ "title.a": "x".repeat(121), "time.a": "11" }, { "title.a": "tooLong 120" }],
  ])("is refused at its field: %o", (fields, errors) =>
    expect(readFields(fields as Record<string, string>).errors).toEqual(errors),
  );
});

test("a title or clock that the row was opened with changes nothing, so that two tabs keep both", () => {
  const form = new FormData();
  const fields = { intent: "save", version: "1", "title.a": "Tur", "seen.title.a": "Tur" };
  for (const [name, value] of Object.entries({ ...fields, "time.a": "12", "seen.time.a": "11:00" }))
    form.set(name, value);
  expect(readReviewRequest(form, formTexts(form))!.decisions.written).toEqual(new Map([["a", { time: "12:00" }]]));
});
