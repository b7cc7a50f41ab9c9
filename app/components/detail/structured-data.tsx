import { useNonce } from "~/components/layout/nonce";
import type { StructuredData as Data } from "~/views/site/structured-data";

/** A schema.org description for search engines. "<" is escaped so that nothing in it can end the script. */
export function StructuredDataScript({ data }: { data: Data }) {
  const nonce = useNonce();
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // eslint-disable-next-line no-restricted-syntax -- a script's content is never escaped for us; the line above does it
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
