import type { ReviewView } from "~/views/intake/review";

/** The event types, as options of a select. */
export const TypeOptions = ({ types }: Pick<ReviewView, "types">) =>
  types.map(({ type, name }) => (
    <option key={type} value={type}>
      {name}
    </option>
  ));
