import { LANGUAGE_HEADER, type Locale } from "~/domain/site/locales";

/** Even where another tab has chosen another. The Content-Security-Policy allows no requests to other sites. */
export function requestInLanguage(locale: Locale): void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    request.headers.set(LANGUAGE_HEADER, locale);
    return fetch(request);
  };
}
