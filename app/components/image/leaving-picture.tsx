import { useViewTransitionState } from "@remix-run/react";
import type { ComponentProps } from "react";
import { PictureImage } from "./picture-image";

interface Props extends ComponentProps<typeof PictureImage> {
  /** The event's page; the image grows into the one at its top in the transition. */
  href: string;
}

/** An event's image in a list. A separate component, so that navigation rerenders it and not the whole card. */
export function LeavingPicture({ href, className = "", ...picture }: Props) {
  const isLeaving = useViewTransitionState(href);
  return (
    <PictureImage {...picture} className={`${className} ${isLeaving ? "[view-transition-name:event-picture]" : ""}`} />
  );
}
