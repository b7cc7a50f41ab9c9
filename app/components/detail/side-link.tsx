import type { LucideIcon } from "lucide-react";
import { buttonStyle } from "~/components/ui/button";

interface Props {
  Icon: LucideIcon;
  href: string;
  /** A link from a user's text, which search engines must not follow. */
  isForeign?: boolean;
  text: string;
  onPress?: () => void;
}

/** A link to another site or app, as a wide quiet button. */
export function SideLink({ Icon, href, isForeign = false, text, onPress }: Props) {
  return (
    <a
      href={href}
      onClick={onPress}
      rel={isForeign ? "nofollow ugc noopener" : undefined}
      className={buttonStyle("quiet", isForeign ? "w-full" : "w-full print:hidden")}
    >
      <Icon aria-hidden="true" />
      {text}
    </a>
  );
}
