import { useNavigation } from "@remix-run/react";

/** Returns the intent of the form that is being sent; null without one. */
export function useIntent(): string | null {
  const intent = useNavigation().formData?.get("intent");
  return typeof intent === "string" ? intent : null;
}
