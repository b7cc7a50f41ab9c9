import { useRouteLoaderData } from "@remix-run/react";
import type { Viewer } from "~/domain/viewer";
import type { loader as rootLoader } from "~/root";

/** Who is looking; null for an anonymous visitor. */
export function useViewer(): Viewer {
  return useRouteLoaderData<typeof rootLoader>("root")?.viewer ?? null;
}
