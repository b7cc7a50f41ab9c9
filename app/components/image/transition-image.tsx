import { useViewTransitionState } from "@remix-run/react";
import type { ComponentProps } from "react";
import { ResponsiveImage } from "./responsive-image";

interface Props extends ComponentProps<typeof ResponsiveImage> {
  /** The image grows into the one at the top of this page in the transition. */
  href: string;
}

/** A separate component, so that navigation rerenders it and not the whole card. */
export function TransitionImage({ href, className = "", ...image }: Props) {
  const isLeaving = useViewTransitionState(href);
  return (
    <ResponsiveImage {...image} className={`${className} ${isLeaving ? "[view-transition-name:event-image]" : ""}`} />
  );
}
