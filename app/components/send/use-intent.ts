import { useNavigation } from "@remix-run/react";

export function useIntent(): string | null {
  const intent = useNavigation().formData?.get("intent");
  return typeof intent === "string" ? intent : null;
}
