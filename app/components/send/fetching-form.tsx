import { useFetcher } from "@remix-run/react";
import { PostForm, type PostFormProps } from "./post-form";

export function FetchingForm(props: PostFormProps) {
  return <PostForm fetcher={useFetcher()} {...props} />;
}
