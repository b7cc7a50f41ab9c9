import { useNavigation } from "@remix-run/react";
import type { ComponentProps } from "react";
import { Button } from "~/components/ui/button";

/** Sends its form with an `intent`. */
export function IntentButton({ intent, ...props }: { intent: string } & ComponentProps<typeof Button>) {
  const isSending = useNavigation().formMethod === "POST";
  return <Button type="submit" name="intent" value={intent} disabled={isSending} className="self-start" {...props} />;
}
