import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { leftHeaders } from "~/http/accounts/sign-in";
import { redirectTo } from "~/http/requests";
import { signOut } from "~/models/accounts/sign-in";

/** Only POST: a link must not sign anybody out. */
export const loader = () => redirectTo("/");

export async function action({ context }: ActionFunctionArgs) {
  const viewer = await context.viewer();
  const cookie = await signOut(viewer?.sessionId ?? null, context);
  return redirectTo("/", leftHeaders(cookie));
}

export { sendForm as clientAction } from "~/components/send/send-form";
