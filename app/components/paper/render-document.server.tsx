import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";
import { EmbedDocument } from "~/components/embeds/embed-page";
import type { EmbedTheme } from "~/domain/embeds/options";
import type { Locale } from "~/domain/site/locales";
import type { WholeDocument } from "~/http/documents";
import { LocaleProvider } from "~/i18n/use-messages";

interface Options {
  locale: Locale;
  title: string;
  theme: EmbedTheme;
  css: string;
  script: string;
  /** What else its head has. */
  head?: ReactNode;
}

/** Returns a document for paper or a screen. */
export async function renderDocument(
  { locale, title, theme, css, script, head }: Options,
  children: ReactNode,
): Promise<WholeDocument> {
  const stream = await renderToReadableStream(
    <LocaleProvider value={locale}>
      <EmbedDocument
        title={title}
        theme={theme}
        css={css}
        script={script}
        head={
          <>
            <link rel="icon" href="/icon.svg" />
            {head}
          </>
        }
      >
        {children}
      </EmbedDocument>
    </LocaleProvider>,
  );
  return { html: await new Response(stream).text(), css, script };
}
