import { data, redirect } from "@remix-run/cloudflare";
import type { AppContext } from "~/context";
import type { Viewer } from "~/domain/accounts/access";
import {
  addPasskey,
  offerNewPasskey,
  removePasskey,
  renewRecoveryCodes,
  requestPasskeyLink,
} from "~/models/accounts/passkeys";
import { newPasskeyForm, offerPasskeyForm, removePasskeyForm, renewCodesForm } from "~/schemas/accounts/settings";
import { type FormTexts, parseForm } from "~/schemas/forms/parse";
import { tooManyTries, withoutPassword, wrongSettings } from "./settings";

/** Does what a form of /settings/two-step asks for. Codes and questions are answered as they are, and never stored. */
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
      throw new Response(null, { status: 400 });
  }
}

async function mailLink(texts: FormTexts, viewer: Viewer, context: AppContext) {
  const result = await requestPasskeyLink(viewer, context);
  switch (result.kind) {
    case "sent":
      return redirect("/settings/two-step?melding=lenke", 303);
    case "not_needed":
      return redirect("/settings/two-step", 303);
    case "tooMany":
      return tooManyTries(texts, result);
  }
}

async function offer(texts: FormTexts, viewer: Viewer, context: AppContext) {
  const form = parseForm(offerPasskeyForm, texts);
  if (!form.ok) return wrongSettings(texts, { errors: form.problem });
  const { name, current_password: password, token: link } = form.value;
  const result = await offerNewPasskey({ password, link }, viewer, context);
  if (result.kind === "link_needed") return wrongSettings(texts, { problem: "linkNeeded" });
  if (result.kind === "too_many_passkeys") return wrongSettings(texts, { problem: "tooManyPasskeys" });
  if (result.kind !== "options") return withoutPassword(texts, result);
  return data({ offer: { options: JSON.stringify(result.options), name, link } });
}

async function add(texts: FormTexts, viewer: Viewer, context: AppContext) {
  const form = parseForm(newPasskeyForm, texts);
  if (!form.ok) return wrongSettings(texts, { problem: "passkeyRefused" });
  const { response, name, token: link } = form.value;
  const result = await addPasskey({ response, name, link }, viewer, context);
  if (result.kind === "refused") return wrongSettings(texts, { problem: "passkeyRefused" });
  return result.codes ? codesAnswer(result.codes) : redirect("/settings/two-step?melding=passnokkel", 303);
}

async function renew(texts: FormTexts, viewer: Viewer, context: AppContext) {
  const form = parseForm(renewCodesForm, texts);
  if (!form.ok) return wrongSettings(texts, { errors: form.problem });
  const result = await renewRecoveryCodes(form.value.current_password, viewer, context);
  if (result.kind === "refused") return wrongSettings(texts, { problem: "failed" });
  return result.kind === "renewed" ? codesAnswer(result.codes) : withoutPassword(texts, result);
}

/** Told once, and kept in no cache. */
const codesAnswer = (codes: string[]) => data({ codes }, { headers: { "Cache-Control": "no-store" } });

/** Each passkey has a form of its own: the answer says which one it was. */
async function remove(texts: FormTexts, viewer: Viewer, context: AppContext) {
  const own = { ...texts, intent: `remove-${texts.passkey ?? ""}` };
  const form = parseForm(removePasskeyForm, texts);
  if (!form.ok) return wrongSettings(own, { errors: form.problem });
  const { passkey: id, current_password: password } = form.value;
  const result = await removePasskey({ id, password }, viewer, context);
  switch (result.kind) {
    case "removed":
      return redirect(`/settings/two-step?melding=${result.isLast ? "av" : "fjernet"}`, 303);
    case "gone":
      return redirect("/settings/two-step", 303);
    default:
      return withoutPassword(own, result);
  }
}
