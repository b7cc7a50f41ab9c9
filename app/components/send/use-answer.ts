import { useActionData } from "@remix-run/react";
import { useRef } from "react";
import { isUnsent } from "./send-form";

/** While a form cannot be sent, the earlier response stays, because it may be what shows the form. */
export function useAnswer<Action>(): ReturnType<typeof useActionData<Action>> {
  const answer = useActionData<Action>();
  const last = useRef(answer);
  if (!isUnsent(answer)) last.current = answer;
  return isUnsent(last.current) ? undefined : last.current;
}
