import { useActionData } from "@remix-run/react";
import { isUnsent } from "./send-form";

/** What the server answered to the form that was sent last; undefined where nothing has come back. */
export function useAnswer<Action>(): ReturnType<typeof useActionData<Action>> {
  const answer = useActionData<Action>();
  return isUnsent(answer) ? undefined : answer;
}
