import { useFetcher } from "@remix-run/react";
import { PostForm, type PostFormProps } from "./post-form";

/** A form that is sent without leaving the page. */
export function FetchingForm(props: PostFormProps) {
  return <PostForm fetcher={useFetcher()} {...props} />;
}
