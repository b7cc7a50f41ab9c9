import type { LucideIcon } from "lucide-react";
import { buttonStyle } from "~/components/ui/button";

interface Props {
  Icon: LucideIcon;
  href: string;
  /** From a user's text: search engines must not follow it. */
  isForeign?: boolean;
  text: string;
  onPress?: () => void;
}

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
