import { type Look, rootAttributes } from "~/domain/site/look";

/** Set before painting; the edge's copy has none. In the calm mode hidden pictures are not fetched. */
export function inLook(page: Response, look: Look): Response {
  const attributes = rootAttributes(look);
  if (attributes.length === 0 || !isDocument(page)) return page;
  const rewriter = new HTMLRewriter().on("html", {
    element(root) {
      for (const [name, value] of attributes) root.setAttribute(name, value);
    },
  });
  if (look.mood === "calm")
    rewriter.on('img[loading="eager"]', { element: (image) => void image.setAttribute("loading", "lazy") });
  const changed = rewriter.transform(page);
  const answer = new Response(changed.body, changed);
  answer.headers.delete("Content-Length");
  return answer;
}

const isDocument = ({ body, headers }: Response) =>
  body !== null && (headers.get("Content-Type") ?? "").startsWith("text/html");
