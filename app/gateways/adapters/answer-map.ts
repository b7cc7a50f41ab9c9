import type { Json } from "~/domain/intake/page/loose-json";
import type { StructuredEvent } from "~/domain/intake/page/structured-event";

export interface AnswerMap {
  /** Null where the data is not its own; `address` is null for a file. */
  read(data: Json, address: string | null): StructuredEvent[] | null;
}
