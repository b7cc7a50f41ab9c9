import { WorkerEntrypoint } from "cloudflare:workers";
import { type SourceReader, sourceReader } from "~/gateways/sources/source-reader";

type Asked<Verb extends keyof SourceReader> = Parameters<SourceReader[Verb]>;

/** Reads sources for the site's Worker, which binds it as READER; no address leads to it, and it has no binding. */
export default class Reader extends WorkerEntrypoint implements SourceReader {
  /** Platforms want a handler of requests; nothing leads here. */
  override fetch(): never {
    throw new Error("Sources are read by its methods alone.");
  }

  readFeed(...asked: Asked<"readFeed">) {
    return sourceReader.readFeed(...asked);
  }

  understandIntake(...asked: Asked<"understandIntake">) {
    return sourceReader.understandIntake(...asked);
  }

  readAddress(...asked: Asked<"readAddress">) {
    return sourceReader.readAddress(...asked);
  }

  interfaceBeside(...asked: Asked<"interfaceBeside">) {
    return sourceReader.interfaceBeside(...asked);
  }
}
