import { Link, NavigationType, useLocation, useNavigationType } from "@remix-run/react";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { commonMessages } from "#messages/common";
import { Notice, type Tone } from "~/components/ui/notice";
import { FLASH } from "~/domain/site/flash";
import { useMessages } from "~/i18n/use-messages";

const MOST = 500;

interface Props {
  /** By value of the parameter; other values show nothing. */
  texts: Record<string, string | ((count: number) => string)>;
  tone?: Tone | ((key: string) => Tone);
  className?: string;
  children?: ReactNode;
}

/** What a redirect says has just happened, until it is closed. Takes the focus where the pressed control is gone. */
export function Flash({ texts, tone = "done", className = "mb-5", children }: Props) {
  const common = useMessages(commonMessages);
  const { pathname, search, key: visit } = useLocation();
  const hasCome = useNavigationType() !== NavigationType.Pop; // Not by Back, and not as the first page.
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasCome && document.activeElement === document.body) ref.current?.focus();
  }, [hasCome, visit]);
  const parameters = new URLSearchParams(search);
  const key = parameters.get(FLASH.key);
  const text = key !== null && Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (key === null || text === undefined) return null;
  const count = Math.min(MOST, Math.max(1, Math.trunc(Number(parameters.get(FLASH.count))) || 1));
  const failure = /^[\w-]{1,64}$/.exec(parameters.get(FLASH.failure) ?? "")?.[0];
  Object.values(FLASH).forEach((name) => parameters.delete(name));
  const close = (
    <Link
      to={{ pathname, search: String(parameters) }}
      replace
      preventScrollReset
      aria-label={common.close}
      className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface"
    >
      <X aria-hidden="true" />
    </Link>
  );
  return (
    <div className={className}>
      <div ref={ref} tabIndex={-1} className="rounded-field">
        <Notice tone={typeof tone === "string" ? tone : tone(key)} close={close}>
          {typeof text === "string" ? text : text(count)}
          {children}
          {failure && <span className="block text-fine font-normal wrap-anywhere">{failure}</span>}
        </Notice>
      </div>
    </div>
  );
}
