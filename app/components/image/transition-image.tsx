import { useViewTransitionState } from "@remix-run/react";
import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { ResponsiveImage } from "./responsive-image";

interface Props extends Omit<ComponentProps<typeof ResponsiveImage>, "imageRef"> {
  /** The event's page; the image grows into the one at its top in the transition. */
  href: string;
}

/** An event's image in a list. A separate component, so that navigation rerenders it and not the whole card. */
export function TransitionImage({ href, ...image }: Props) {
  const isLeaving = useViewTransitionState(href);
  const shown = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const { current } = shown;
    if (!isLeaving || !current || !articleOf(href)?.contains(current)) return;
    current.style.setProperty("view-transition-name", "event-image");
    return () => void current.style.removeProperty("view-transition-name");
  }, [isLeaving, href]);
  return <ResponsiveImage {...image} imageRef={shown} />;
}

/** Returns the one that was pressed of an event's articles, the first where none was: a name is for one element. */
function articleOf(href: string): Element | undefined {
  const articles = [...document.querySelectorAll(`article:has(a[href="${href}"])`)];
  const pressed = (state: string) => articles.find((article) => article.matches(state));
  // A browser may leave the focus where it was when a link is pressed.
  return pressed(":focus-within") ?? pressed(":hover") ?? articles[0];
}
