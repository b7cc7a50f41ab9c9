import { expect, test } from "vitest";
import { csvLine } from "~/domain/text/csv";

test.each([
  [["Gudstjeneste", 3, null], "Gudstjeneste;3;\r\n"],
  [["Sang; bønn", 'Kor "Glede"', "én\nto"], '"Sang; bønn";"Kor ""Glede""";"én\nto"\r\n'],
  [["=1+1", "+47 22 33 44 55", "-5", "@x", "\tx"], "'=1+1;'+47 22 33 44 55;'-5;'@x;'\tx\r\n"],
])("a line is text that spreadsheets read as it is: %j", (fields, line) => {
  expect(csvLine(fields)).toBe(line);
});
