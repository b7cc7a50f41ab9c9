import type { PageHandle } from "~/components/layout/page-handle";

export type SkeletonPage = "home" | "event" | "organizer" | "organizations" | "favorites" | "settings";

export interface PlannedPage extends PageHandle {
  page: SkeletonPage;
}

const PAGES: [path: RegExp, plan: PlannedPage][] = [
  [/^\/$/, { page: "home" }],
  [/^\/event\/[\w-]+$/, { page: "event", title: "event", back: "/" }],
  [/^\/organizer\/[\w-]+$/, { page: "organizer", title: "organization", back: "/organizations" }],
  [/^\/(organizations|favorites|settings)$/, { page: "organizations" }],
];

/** With what the page's top bar shows; null for pages without one. */
export function skeletonOf(path: string): PlannedPage | null {
  for (const [pattern, plan] of PAGES) {
    const match = pattern.exec(path);
    if (match) return { ...plan, page: (match[1] as SkeletonPage | undefined) ?? plan.page };
  }
  return null;
}
