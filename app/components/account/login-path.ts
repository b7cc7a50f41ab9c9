import type { LoginMode, LoginPage } from "~/schemas/login-page";

/** The address of a mode of /login that keeps where somebody comes from and is going to. */
export function loginPath(mode: LoginMode, { invitation, next }: Pick<LoginPage, "invitation" | "next">): string {
  const search = new URLSearchParams({
    ...(mode !== "sign-in" && { mode }),
    ...(invitation && { invitation }),
    ...(next && { next }),
  });
  return search.size > 0 ? `/login?${search}` : "/login";
}
