import { describe, expect, it } from "vitest";
import type * as z from "zod";
import {
  forgotPasswordForm,
  resetPasswordForm,
  signInForm,
  signUpForm,
  signUpModalForm,
} from "~/schemas/accounts/forms";
import { type FormTexts, parseForm } from "~/schemas/forms/parse";
import { invitationForm } from "~/schemas/team/forms";

const TOKEN = "a-B_".repeat(10) + "xyz";
const account = { email: "post@nostebu.example", password: "klokkene" };

const errorsOf = (schema: z.ZodType, texts: FormTexts) => {
  const parsed = parseForm(schema, texts);
  return parsed.ok ? {} : parsed.problem;
};
const valueOf = <Schema extends z.ZodType>(schema: Schema, texts: FormTexts) => {
  const parsed = parseForm(schema, texts);
  return parsed.ok ? parsed.value : parsed.problem;
};

describe("an e-mail address", () => {
  it.each([
    ["as it is", "post@nostebu.example", "post@nostebu.example"],
    ["with space and capitals", "  Post@Nostebu.Example ", "post@nostebu.example"],
    ["with a plus", "post+samling@nostebu.example", "post+samling@nostebu.example"],
    ["pasted with something invisible", "\u200bpost@nostebu.example\ufeff", "post@nostebu.example"],
    ["with a name of 64 characters", `${"a".repeat(64)}@nostebu.example`, `${"a".repeat(64)}@nostebu.example`],
  ])("is taken %s", (_, given, email) => {
    expect(valueOf(forgotPasswordForm, { email: given })).toEqual({ email });
  });

  it.each([
    ["", "emailRequired"],
    ["   ", "emailRequired"],
    ["nostebu", "emailInvalid"],
    ["post@nostebu", "emailInvalid"],
    ["@nostebu.example", "emailInvalid"],
    ["post@@nostebu.example", "emailInvalid"],
    ["post nostebu@x.example", "emailInvalid"],
    ["Post <post@nostebu.example>", "emailInvalid"],
    ["a@b.example, c@d.example", "emailInvalid"],
    [`${"a".repeat(65)}@nostebu.example`, "emailInvalid"],
    [`a@${"b.".repeat(124)}example`, "emailInvalid"],
  ])("is refused as %j", (email, problem) => {
    expect(errorsOf(forgotPasswordForm, { email })).toEqual({ email: problem });
  });
});

describe("a password", () => {
  it.each([
    ["", "passwordRequired"],
    ["a".repeat(5), "passwordTooShort"],
    ["a".repeat(257), "passwordTooLong"],
  ])("of %j is refused", (password, problem) => {
    expect(errorsOf(signInForm, { ...account, password })).toEqual({ password: problem });
  });

  it.each(["a".repeat(6), "a".repeat(256), "      ", " med mellomrom ", "åøæ 🎵🎵"])(
    "is taken as it is: %j",
    (password) => {
      expect(valueOf(signInForm, { ...account, password })).toMatchObject({ password });
    },
  );
});

it.each([
  ["the same twice", { password_repeat: "klokkene" }, {}],
  ["another", { password_repeat: "Klokkene" }, { password_repeat: "passwordsDiffer" }],
  ["nothing", {}, { password_repeat: "passwordsDiffer" }],
  ["the same twice, too short", { password: "kort", password_repeat: "kort" }, { password: "passwordTooShort" }],
  [
    "all wrong at once",
    { email: "x", password: "kort", password_repeat: "langt" },
    { email: "emailInvalid", password: "passwordTooShort", password_repeat: "passwordsDiffer" },
  ],
])("signing up in the modal with %s", (_, given, errors) => {
  expect(errorsOf(signUpModalForm, { ...account, ...given })).toEqual(errors);
});

describe("signing up at /login", () => {
  it.each([
    [
      "the organisation's name",
      { organization_name: " Nøstebu  bedehus " },
      { organization_name: "Nøstebu bedehus", follow_only: false },
    ],
    ["only to follow events", { follow_only: "on" }, { organization_name: null, follow_only: true }],
    ["an invitation", { invitation: TOKEN }, { organization_name: null, invitation: TOKEN }],
    ["a broken invitation is none", { follow_only: "on", invitation: "<b>" }, { invitation: null }],
  ])("with %s", (_, given, value) => {
    expect(valueOf(signUpForm, { ...account, ...given })).toMatchObject(value);
  });

  it.each([
    ["neither", {}, { organization_name: "organizationRequired" }],
    ["a name of spaces", { organization_name: "  " }, { organization_name: "organizationRequired" }],
    ["a name too long", { organization_name: "x".repeat(121) }, { organization_name: "tooLong 120" }],
    [
      "neither, and more that is wrong",
      { email: "" },
      { email: "emailRequired", organization_name: "organizationRequired" },
    ],
  ])("not with %s", (_, given, errors) => {
    expect(errorsOf(signUpForm, { ...account, ...given })).toEqual(errors);
  });
});

describe("choosing a new password", () => {
  const reset = { token: TOKEN, password: "klokkene", password_repeat: "klokkene" };

  it.each([
    ["the link's secret", {}, {}],
    ["no secret", { token: "" }, { token: "invalid" }],
    ["a secret cut off", { token: TOKEN.slice(1) }, { token: "invalid" }],
    ["two passwords", { password_repeat: "kirkene" }, { password_repeat: "passwordsDiffer" }],
  ])("with %s", (_, given, errors) => {
    expect(errorsOf(resetPasswordForm, { ...reset, ...given })).toEqual(errors);
  });
});

describe("inviting to the team", () => {
  it.each([
    [{}, "editor"],
    [{ role: "editor" }, "editor"],
    [{ role: "viewer" }, "viewer"],
  ])("as %j gives the role %s", (given, role) => {
    expect(valueOf(invitationForm, { email: "Kollega@nostebu.example", ...given })).toEqual({
      email: "kollega@nostebu.example",
      role,
    });
  });

  it.each(["admin", "owner", "superadmin", ""])("not as %j", (role) => {
    expect(errorsOf(invitationForm, { email: "kollega@nostebu.example", role })).toEqual({ role: "roleInvalid" });
  });
});
