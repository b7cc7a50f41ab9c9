import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { signOut } from "~/models/account/sign-out";

/** Following a link signs nobody out. */
export const loader = () => redirect("/");

export async function action({ context }: ActionFunctionArgs) {
  const viewer = await context.viewer();
  const cookie = await signOut(viewer?.sessionId ?? null, context);
  return redirect("/", { status: 303, headers: { "Set-Cookie": cookie } });
}
