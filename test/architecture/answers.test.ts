import { describe, expect, test } from "vitest";
import { codeOf, sourceFiles } from "#test/support/source-files";

const files = sourceFiles(["app", "workers"]).map((file) => ({ path: file.path, code: codeOf(file) }));
const saying = (words: RegExp, within: RegExp, but: readonly string[] = []) =>
  files
    .filter(({ path, code }) => within.test(path) && !but.includes(path) && words.test(code))
    .map(({ path }) => path);

describe("how a form comes back", () => {
  test("with a status that stands in one table", () => {
    const status = /\bdata\([^;]*?(,|status:)\s*(400|403|409|422|429|503)\b|\?\s*503\s*:\s*4\d\d/;
    expect(saying(status, /^app\/(routes|http)\//)).toEqual([]);
  });

  test("in one shape, read by one hook", () => {
    expect(saying(/<ErrorSummary\b/, /^app\//, SHOWN_BY_ITSELF)).toEqual([]);
    expect(saying(/\buse(FieldErrors?|SettingsErrors)\b|\b(AnswerSummary|SettingsProblems)\b/, /^app\//)).toEqual([]);
  });
});

/** These show problems without FormProblems, or are FormProblems itself. */
const SHOWN_BY_ITSELF = [
  "app/components/send/form-problems.tsx",
  // A passkey that the browser did not create or sign with.
  "app/components/account/second-step-forms.tsx",
  "app/components/settings/add-passkey.tsx",
];

describe("how a verb ends", () => {
  test("not with a status", () => {
    expect(saying(/\bstatus: \d|\b(status|return refused\([^)]*),? (4\d\d|50\d)\b/, /^app\/models\//)).toEqual([]);
  });

  test("refused in a Result, not in a union beside it", () => {
    const union = /Promise<(\(?\{ kind:|[^;{]*\|\s*(TooMany|\{ kind:)[^>]*>\s*\{)/;
    const beside = files
      .filter(({ path }) => path.startsWith("app/models/"))
      .flatMap(({ path, code }) =>
        [...code.matchAll(/\):\s*Promise<([^{;]*?(?:\{[^}]*\}[^{;]*?)*)>\s*(\{|=>)/g)]
          .map(([, returned]) => returned!.trim())
          .filter((returned) => !returned.startsWith("Result<") && union.test(`Promise<${returned}> {`))
          .map((returned) => `${path}: ${returned}`),
      );
    expect(beside).toEqual([]);
  });

  test("with a kind in one spelling", () => {
    expect(saying(/\bkind: "[a-z]+_/, /^app\/(models|http|schemas)\//)).toEqual([]);
  });
});

describe("how a request is led on", () => {
  test("by 303 alone, from one file; a page's own script leads by the same addresses", () => {
    const ofRemix = /import \{[^}]*\bredirect\b[^}]*\} from "@remix-run/;
    expect(saying(ofRemix, /^app\//, ["app/http/requests.ts", "app/routes/settings/privacy.tsx"])).toEqual([]);
  });

  test("with what has happened in the names that stand in one file", () => {
    expect(saying(/[?&"](melding|antall|gjelder|feil)["=]/, /^app\//, ["app/domain/site/flash.ts"])).toEqual([]);
  });
});

describe("what is refused", () => {
  test("as a method, in one file", () => {
    expect(saying(/\b405\b|\bAllow:/, /^(app\/(routes|http)|workers)\//, ["app/http/methods.ts"])).toEqual([]);
  });

  test("as not being there, to programs in one way", () => {
    expect(saying(/refusal\(404\b|status: 404\b/, /^(app|workers)\//, ["app/http/requests.ts"])).toEqual([]);
  });
});

test("a refusal without words is named, not built", () => {
  expect(saying(/new Response\(null, \{ status: (400|403|404|409|413)/, /^app\//, ["app/http/requests.ts"])).toEqual(
    [],
  );
});
