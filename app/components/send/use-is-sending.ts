import { useLocation, useNavigation } from "@remix-run/react";

/** Whether the page's form is under way to its path (`action`, else the page's own); others of the page go elsewhere. */
export function useIsSending(action?: string): boolean {
  const { formMethod, formAction } = useNavigation();
  const { pathname } = useLocation();
  return formMethod === "POST" && formAction?.split("?")[0] === (action ?? pathname);
}
