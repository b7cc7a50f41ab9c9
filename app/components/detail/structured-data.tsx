import { useNonce } from "~/components/nonce";
import type { StructuredData as Data } from "~/views/structured-data";

/** A schema.org description for search engines. "<" is written so that nothing in it can end the script. */
export function StructuredData({ data }: { data: Data }) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}
