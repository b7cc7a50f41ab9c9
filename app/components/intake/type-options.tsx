import type { ReviewView } from "~/views/intake/review";

export const TypeOptions = ({ types }: Pick<ReviewView, "types">) =>
  types.map(({ type, name }) => (
    <option key={type} value={type}>
      {name}
    </option>
  ));
