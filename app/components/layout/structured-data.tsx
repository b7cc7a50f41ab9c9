import { useNonce } from "~/components/layout/nonce";
import type { StructuredData as Data } from "~/views/structured/structured-data";

/** For search engines. "<" is escaped so that nothing can end the script. */
export function StructuredDataScripts({ data }: { data: readonly Data[] }) {
  const nonce = useNonce();
  return data.map((one, index) => (
    <script
      key={index}
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // oxlint-disable-next-line samling/inner-html -- a script's content is never escaped for us; here it is
      dangerouslySetInnerHTML={{ __html: JSON.stringify(one).replaceAll("<", "\\u003c") }}
    />
  ));
}
