import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { leftHeaders } from "~/http/accounts/sign-in";
import { signOut } from "~/models/accounts/sign-in";

/** Following a link signs nobody out. */
export const loader = () => redirect("/");

export async function action({ context }: ActionFunctionArgs) {
  const viewer = await context.viewer();
  const cookie = await signOut(viewer?.sessionId ?? null, context);
  return redirect("/", { status: 303, headers: leftHeaders(cookie) });
}

export { sendForm as clientAction } from "~/components/send/send-form";
