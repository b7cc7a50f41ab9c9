import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";
import { EmbedDocument } from "~/components/embeds/embed-page";
import type { Locale } from "~/domain/site/locales";
import type { WholeDocument } from "~/http/documents";
import { LocaleProvider } from "~/i18n/use-messages";

interface Options {
  locale: Locale;
  title: string;
  css: string;
  script: string;
}

export async function renderDocument(
  { locale, title, css, script }: Options,
  children: ReactNode,
): Promise<WholeDocument> {
  const stream = await renderToReadableStream(
    <LocaleProvider value={locale}>
      <EmbedDocument title={title} theme="light" css={css} script={script} head={<link rel="icon" href="/icon.svg" />}>
        {children}
      </EmbedDocument>
    </LocaleProvider>,
  );
  return { html: await new Response(stream).text(), css, script };
}
