import type { Json } from "~/domain/intake/page/loose-json";
import type { StructuredEvent } from "~/domain/intake/page/structured-event";

/** Maps the data that one service or program returns. */
export interface AnswerMap {
  /** Returns its events; null where the data is not its. `address`: where the data came from; null for a file. */
  read(data: Json, address: string | null): StructuredEvent[] | null;
}
