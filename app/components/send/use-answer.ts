import { useActionData } from "@remix-run/react";
import { useRef } from "react";
import { isUnsent } from "./send-form";

/**
 * What the server answered to the form that was sent last; undefined where nothing has come back. While a form cannot be
 * sent the answer before it stands: what it shows may be the form.
 */
export function useAnswer<Action>(): ReturnType<typeof useActionData<Action>> {
  const answer = useActionData<Action>();
  const last = useRef(answer);
  if (!isUnsent(answer)) last.current = answer;
  return isUnsent(last.current) ? undefined : last.current;
}
