// Runs in workerd: what the product itself does with a page, a file or an address.
import * as z from "zod";
import { type FeedCandidate, ownCalendarOf } from "../../app/domain/intake/page/feed-candidates";
import { recognise } from "../../app/domain/intake/recognise";
import { type PrintedIntake, readIntake } from "../../app/gateways/intake/read-intake";
import { openPageFetcher } from "../../app/gateways/pages/page-fetcher";
import { FILE_HEADER } from "./file-header";

/** workerd is too small for their libraries. */
const FILES: readonly string[] = ["pdf", "office"];

interface Fetched {
  reading: PrintedIntake | { ok: false; problem: string };
  feeds: readonly FeedCandidate[];
  /** Bytes that this process reads. */
  file: { bytes: Uint8Array<ArrayBuffer>; address: string } | null;
}

const unreadable = (problem: string): Fetched => ({ reading: { ok: false, problem }, feeds: [], file: null });

const asked = z.object({
  now: z.iso.datetime().transform((moment) => new Date(moment)),
  name: z.string().nullable(),
  contentType: z.string().nullable(),
  address: z.string().nullable(),
});

const listed = (hosts: string) =>
  hosts
    .split(",")
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);

export default {
  async fetch(request: Request, env: { APP_URL: string; FEED_ALLOWED_PRIVATE_HOSTS: string }): Promise<Response> {
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
    const read = async (from: string): Promise<Fetched> => {
      const answer = await fetcher.fetchFeed(from, null);
      if (answer.kind === "failed") return unreadable(answer.problem);
      if (answer.kind === "unchanged") return unreadable("empty");
      const { contentType, address: final } = answer;
      const bytes = new Uint8Array(answer.bytes);
      const reading = await readIntake({ bytes, name: null, contentType, address: final }, now);
      const isFile = !reading.ok && FILES.includes(reading.problem);
      return { reading, feeds: reading.feeds, file: isFile ? { bytes, address: final } : null };
    };
    const found = recognise(address);
    if (found.kind === "problem") return Response.json(unreadable(found.problem).reading);
    const first = await read("address" in found ? found.address : address);
    const feed = ownCalendarOf(first.feeds, first.reading.ok);
    const second = feed && (await read(feed.address));
    const { reading, file } = second && (second.reading.ok || !first.reading.ok) ? second : first;
    return file === null
      ? Response.json(reading)
      : new Response(file.bytes, { headers: { [FILE_HEADER]: encodeURIComponent(file.address) } });
  },
};
