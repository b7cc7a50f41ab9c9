import { describe, expect, test } from "vitest";
import { openHelpBook } from "~/gateways/help-book";

const answering = (response: Response) => {
  const asked: string[] = [];
  const fetch = async (address: RequestInfo | URL) => {
    asked.push(new URL(address instanceof Request ? address.url : address).pathname);
    return response;
  };
  return { asked, assets: { fetch } as unknown as Parameters<typeof openHelpBook>[0] };
};

describe("the help's texts", () => {
  test("are read from the static files, in the page's language", async () => {
    const { asked, assets } = answering(Response.json([{ id: "find-events" }]));
    expect(await openHelpBook(assets).articles("nn")).toEqual([{ id: "find-events" }]);
    expect(asked).toEqual(["/help-texts/nn.json"]);
  });

  test("that are missing are an error, not an empty page", async () => {
    const { assets } = answering(new Response(null, { status: 404 }));
    await expect(openHelpBook(assets).articles("nb")).rejects.toThrow("404");
    await expect(openHelpBook(undefined).page("privacy", "nb")).rejects.toThrow("no binding");
  });
});
