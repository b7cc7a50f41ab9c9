// Runs in workerd: what the product itself does with a page, a file or an address.
import { z } from "zod";
import { recognise } from "../../app/domain/intake/recognise";
import { readIntake } from "../../app/gateways/intake/read-intake";
import { openPageFetcher } from "../../app/gateways/pages/page-fetcher";

const asked = z.object({
  now: z.iso.datetime().transform((moment) => new Date(moment)),
  name: z.string().nullable(),
  contentType: z.string().nullable(),
  address: z.string().nullable(),
});

interface Env {
  APP_URL: string;
  FEED_ALLOWED_PRIVATE_HOSTS: string;
}

const listed = (hosts: string) =>
  hosts
    .split(",")
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { now, name, contentType, address } = asked.parse(
      JSON.parse(decodeURIComponent(request.headers.get("X-Intake") ?? "null")),
    );
    if (address === null) {
      const bytes = new Uint8Array(await request.arrayBuffer());
      return Response.json(await readIntake({ bytes, name, contentType, address: null }, now));
    }
    const fetcher = openPageFetcher({
      APP_URL: env.APP_URL,
      FEED_ALLOWED_PRIVATE_HOSTS: listed(env.FEED_ALLOWED_PRIVATE_HOSTS),
    });
    const read = async (from: string) => {
      const answer = await fetcher.fetchFeed(from, null);
      if (answer.kind === "failed") return { ok: false as const, problem: answer.problem, feeds: [] };
      if (answer.kind === "unchanged") return { ok: false as const, problem: "empty" as const, feeds: [] };
      const { bytes, contentType, address: final } = answer;
      return readIntake({ bytes: new Uint8Array(bytes), name: null, contentType, address: final }, now);
    };
    const found = recognise(address);
    const first = await read("address" in found ? found.address : address);
    const feed = first.ok ? undefined : first.feeds[0];
    return Response.json(feed ? await read(feed.address) : first);
  },
};
