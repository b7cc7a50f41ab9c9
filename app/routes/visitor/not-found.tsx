import type { HeadersFunction } from "@remix-run/cloudflare";
import { ErrorScreen } from "~/components/layout/error-screen";
import { notFound } from "~/http/requests";

export function loader(): never {
  throw notFound();
}

export const action = loader;

export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export const ErrorBoundary = ErrorScreen;

export default function NotFoundRoute() {
  return null;
}
