import {
  type FetcherWithComponents,
  Form as PageForm,
  type FormProps,
  // oxlint-disable-next-line samling/use-answer -- it shows what was never sent.
  useActionData,
  useNavigation,
} from "@remix-run/react";
import { type FormEvent, forwardRef, useEffect, useId, useRef } from "react";
import { type FailureWords, NotSent } from "./not-sent";
import { isOnTheWay, isUnsent, setSender } from "./send-form";

export interface PostFormProps extends Omit<FormProps, "method" | "navigate" | "fetcherKey">, FailureWords {
  /** Sends it without leaving the page. */
  fetcher?: FetcherWithComponents<unknown> | undefined;
  /** The server has accepted the form and redirects. */
  onDone?: (() => void) | undefined;
  /** Of what exists: a new one, sent again, would be a second. */
  isChange?: boolean;
}

/**
 * Posts to a route whose client action is `sendForm`. On failure it keeps its fields, says why, and can be sent again
 * with the same button or "Prøv igjen".
 */
export const PostForm = forwardRef<HTMLFormElement, PostFormProps>(function PostForm(
  { failed, floats, fetcher, onDone, hasDraft, isChange, onSubmit, children, ...props },
  ref,
) {
  const id = useId();
  const pageAnswer = useActionData();
  const isPageBusy = useNavigation().state !== "idle";
  const answer = fetcher ? fetcher.data : pageAnswer;
  const isBusy = fetcher ? isOnTheWay(fetcher) : isPageBusy;
  const { action } = props;
  useEffect(() => (action === undefined ? undefined : prepare(action)), [action]);
  const submitter = useRef<HTMLElement | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    submitter.current = (event.nativeEvent as SubmitEvent).submitter;
    const form = event.currentTarget;
    const sent = textOf(form);
    // What was typed while it was on its way is not saved: its draft stays.
    setSender({ id, onDone: () => (isChange && textOf(form) !== sent ? undefined : onDone?.()) });
  };
  const again = (form: HTMLFormElement | null) =>
    form?.requestSubmit(
      submitter.current?.isConnected && submitter.current.closest("form") === form ? submitter.current : null,
    );
  const Form = fetcher?.Form ?? PageForm;
  return (
    // oxlint-disable-next-line samling/post-form -- the one of all.
    <Form ref={ref} method="post" onSubmit={submit} {...props}>
      {children}
      {isUnsent(answer) && answer.form === id && (
        <NotSent {...{ answer, failed, floats, isBusy, hasDraft }} onAgain={again} />
      )}
    </Form>
  );
});

const textOf = (form: HTMLFormElement): string =>
  JSON.stringify([...new FormData(form)].filter(([, value]) => typeof value === "string"));

/** For a form that posts to another page's address; returns a function that stops it. */
function prepare(action: string): () => void {
  let stop = () => undefined as void;
  let isWanted = true;
  import("~/network/start").then(
    ({ prepareRoute }) => isWanted && (stop = prepareRoute(action)),
    () => undefined,
  );
  return () => {
    isWanted = false;
    stop();
  };
}
