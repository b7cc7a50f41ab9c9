import { useViewTransitionState } from "@remix-run/react";
import type { ComponentProps } from "react";
import { PictureImage } from "./picture-image";

interface Props extends ComponentProps<typeof PictureImage> {
  /** The event's page; on the way there the picture grows into the one at its top. */
  href: string;
}

/** The picture of an event in a list. On its own, so that the router's news draw only it anew and not the card around it. */
export function LeavingPicture({ href, className = "", ...picture }: Props) {
  const isLeaving = useViewTransitionState(href);
  return (
    <PictureImage {...picture} className={`${className} ${isLeaving ? "[view-transition-name:event-picture]" : ""}`} />
  );
}
