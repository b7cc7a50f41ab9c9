import { WorkerEntrypoint } from "cloudflare:workers";
import { type SourceReader, sourceReader } from "~/gateways/sources/source-reader";

type Asked<Verb extends keyof SourceReader> = Parameters<SourceReader[Verb]>;

/** Bound by the site's Worker as READER; without an address or a binding. */
export default class Reader extends WorkerEntrypoint implements SourceReader {
  /** Platforms want this handler; nothing leads here. */
  override fetch(): never {
    throw new Error("Sources are read by its methods alone.");
  }

  readFeed(...asked: Asked<"readFeed">) {
    return sourceReader.readFeed(...asked);
  }

  understandIntake(...asked: Asked<"understandIntake">) {
    return sourceReader.understandIntake(...asked);
  }

  isOneEvent(...asked: Asked<"isOneEvent">) {
    return sourceReader.isOneEvent(...asked);
  }

  decide(...asked: Asked<"decide">) {
    return sourceReader.decide(...asked);
  }

  readAddress(...asked: Asked<"readAddress">) {
    return sourceReader.readAddress(...asked);
  }

  interfaceBeside(...asked: Asked<"interfaceBeside">) {
    return sourceReader.interfaceBeside(...asked);
  }

  isOpenByRules(...asked: Asked<"isOpenByRules">) {
    return sourceReader.isOpenByRules(...asked);
  }
}
