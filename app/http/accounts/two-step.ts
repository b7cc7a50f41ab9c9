import { data } from "@remix-run/cloudflare";
import type { AppContext } from "~/context";
import type { Viewer } from "~/domain/accounts/access";
import { returnForm } from "~/http/forms";
import { badRequest, redirectAfter, redirectTo } from "~/http/requests";
import {
  addPasskey,
  offerNewPasskey,
  removePasskey,
  renewRecoveryCodes,
  requestPasskeyLink,
} from "~/models/accounts/passkeys";
import { newPasskeyForm, offerPasskeyForm, removePasskeyForm, renewCodesForm } from "~/schemas/accounts/settings";
import { type FormTexts, parseForm } from "~/schemas/forms/parse";

const PAGE = "/settings/two-step";

/** Codes and passkey options are in the response only, never stored. */
export async function answerTwoStep(texts: FormTexts, viewer: Viewer, context: AppContext) {
  switch (texts.intent) {
    case "link":
      return mailLink(texts, viewer, context);
    case "offer":
      return offer(texts, viewer, context);
    case "add":
      return add(texts, viewer, context);
    case "renew":
      return renew(texts, viewer, context);
    case "remove":
      return remove(texts, viewer, context);
    default:
      throw badRequest();
  }
}

async function mailLink(texts: FormTexts, viewer: Viewer, context: AppContext) {
  const result = await requestPasskeyLink(viewer, context);
  if (!result.ok) return returnForm(texts, result);
  return result.value.isSent ? redirectAfter(PAGE, "linkSent") : redirectTo(PAGE);
}

async function offer(texts: FormTexts, viewer: Viewer, context: AppContext) {
  const form = parseForm(offerPasskeyForm, texts);
  if (!form.ok) return returnForm(texts, { errors: form.problem });
  const { name, current_password: password, token: link } = form.value;
  const result = await offerNewPasskey({ password, link }, viewer, context);
  if (!result.ok) return returnForm(texts, result);
  return data({ offer: { options: JSON.stringify(result.value), name, link } });
}

async function add(texts: FormTexts, viewer: Viewer, context: AppContext) {
  const form = parseForm(newPasskeyForm, texts);
  if (!form.ok) return returnForm(texts, { problem: { kind: "passkeyRefused" } });
  const { response, name, token: link } = form.value;
  const result = await addPasskey({ response, name, link }, viewer, context);
  if (!result.ok) return returnForm(texts, result);
  return result.value.codes ? codesAnswer(result.value.codes) : redirectAfter(PAGE, "passkeyAdded");
}

async function renew(texts: FormTexts, viewer: Viewer, context: AppContext) {
  const form = parseForm(renewCodesForm, texts);
  if (!form.ok) return returnForm(texts, { errors: form.problem });
  const result = await renewRecoveryCodes(form.value.current_password, viewer, context);
  return result.ok ? codesAnswer(result.value) : returnForm(texts, result);
}

/** Shown once, and never cached. */
const codesAnswer = (codes: string[]) => data({ codes }, { headers: { "Cache-Control": "no-store" } });

/** Each passkey has its own form, with the field `passkey`. */
async function remove(texts: FormTexts, viewer: Viewer, context: AppContext) {
  const form = parseForm(removePasskeyForm, texts);
  if (!form.ok) return returnForm(texts, { errors: form.problem });
  const { passkey: id, current_password: password } = form.value;
  const result = await removePasskey({ id, password }, viewer, context);
  if (result.ok) return redirectAfter(PAGE, result.value.isLast ? "twoStepOff" : "passkeyRemoved");
  const { problem } = result;
  return problem.kind === "gone" ? redirectTo(PAGE) : returnForm(texts, { problem });
}
