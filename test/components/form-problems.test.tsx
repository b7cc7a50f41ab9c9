// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { render } from "#test/support/render";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import type { FormAnswer } from "~/schemas/forms/parse";

type Problem = "failed" | "tooMany" | "changedMeanwhile";

const NOTHING: FormAnswer<Problem> = { intent: "save", texts: {}, errors: {}, problem: null, waitMinutes: 0 };

function Problems({ answer, intent }: { answer: FormAnswer<Problem> | undefined; intent?: string }) {
  return (
    <FormProblems
      form={useFormAnswer(answer, intent)}
      labels={{ title: "Tittel", lat: "Adresse" }}
      shownAt={{ lat: "address" }}
      problems={{ failed: "Det gikk ikke.", tooMany: (minutes) => `Vent ${minutes} minutter.` }}
      fieldsText="Se over feltene."
      others={answer?.texts["logo"] === "gif" ? [{ name: "logo", label: "Logo", text: "En GIF går ikke." }] : []}
    />
  );
}

const said = (answer: FormAnswer<Problem> | undefined, intent?: string) => {
  const element = render(<Problems answer={answer} {...(intent && { intent })} />);
  const links = [...element.querySelectorAll("a")].map(({ hash, textContent }) => `${hash} ${textContent}`);
  return [element.querySelector(".font-medium")?.textContent ?? null, ...links];
};

test("a form says what is wrong at each field, a position at its address, and what no field says", () => {
  const answer = {
    ...NOTHING,
    texts: { logo: "gif" },
    errors: { lat: "positionInvalid", title: "titleRequired" },
  } as const;
  expect(said(answer)).toEqual([
    "Se over feltene.",
    "#field-title Tittel: Skriv en tittel",
    "#field-address Adresse: Vi forsto ikke plasseringen på kartet. Velg adressen en gang til.",
    "#field-logo Logo: En GIF går ikke.",
  ]);
});

test("a form says what stood in its way, and how long to wait; another's version it leaves to the page", () => {
  expect(said({ ...NOTHING, problem: "failed" })).toEqual(["Det gikk ikke."]);
  expect(said({ ...NOTHING, problem: "tooMany", waitMinutes: 7 })).toEqual(["Vent 7 minutter."]);
  expect(said({ ...NOTHING, problem: "changedMeanwhile" })).toEqual([null]);
});

test("a form says nothing that was answered to another of the page, or to none", () => {
  expect(said({ ...NOTHING, problem: "failed" }, "remove")).toEqual([null]);
  expect(said(undefined)).toEqual([null]);
});
