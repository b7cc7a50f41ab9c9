import { useNavigation } from "@remix-run/react";

/** What is being asked for just now by one of the page's forms; null while nothing is. */
export function useIntent(): string | null {
  const intent = useNavigation().formData?.get("intent");
  return typeof intent === "string" ? intent : null;
}
