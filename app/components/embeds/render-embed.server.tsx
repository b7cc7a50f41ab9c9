import type { ReactNode } from "react";
import type { EmbedTheme } from "~/domain/embeds/options";
import type { Locale } from "~/domain/site/locales";
import type { WholeDocument } from "~/http/documents";
import { renderHtml } from "~/http/render-html";
import { LocaleProvider } from "~/i18n/use-messages";
import styles from "~/styles/embed.css?inline";
import type { EmbedView } from "~/views/embeds/embed";
import { EmbedDocument, EmbedPage, EmbedProblem } from "./embed-page";

/**
 * Tells the page around the frame the content's height, at each change and when asked (public/embed.js). WordPress puts
 * the frame of an oEmbed into a sandbox that opens no link, with a secret in its address: it takes height and pressed
 * link by messages with the secret, as its own frames send them.
 */
const TELL = `{const secret=/^#\\?secret=(\\w+)$/.exec(location.hash)?.[1];const say=(message,value)=>parent.postMessage({message,value,secret},"*");const tell=()=>{const height=Math.ceil(document.body.getBoundingClientRect().height);parent.postMessage({samlingHeight:height},"*");if(secret)say("height",height)};new ResizeObserver(tell).observe(document.body);addEventListener("message",({source,data})=>{if(source===parent&&(data?.samlingAsks==="height"||data?.message==="ready"))tell()});if(secret)addEventListener("click",event=>{const link=event.target.closest("a[href]");if(!link)return;event.preventDefault();say("link",link.href)})}`;

export const renderEmbed = (view: EmbedView): Promise<WholeDocument> =>
  render(view, styles + accentStyles(view.accents), <EmbedPage view={view} />);

export const renderProblem = (text: string, { locale, appUrl }: Pick<EmbedView, "locale" | "appUrl">) =>
  render({ locale, theme: "system", title: text }, styles, <EmbedProblem text={text} appUrl={appUrl} />);

async function render(
  { locale, theme, title }: { locale: Locale; theme: EmbedTheme; title: string },
  css: string,
  children: ReactNode,
): Promise<WholeDocument> {
  const html = await renderHtml(
    <LocaleProvider value={locale}>
      <EmbedDocument title={title} theme={theme} css={css} script={TELL}>
        {children}
      </EmbedDocument>
    </LocaleProvider>,
  );
  return { html, css, script: TELL };
}

function accentStyles(accents: EmbedView["accents"]): string {
  if (!accents) return "";
  const [light, dark] = [accents.light, accents.dark].map((variables) =>
    Object.entries(variables)
      .map(([name, value]) => `${name}:${value}`)
      .join(";"),
  );
  const system = `@media (prefers-color-scheme:dark){:root[data-theme=system]{${dark}}}`;
  return `:root{${light}}:root[data-theme=dark]{${dark}}${system}`;
}
