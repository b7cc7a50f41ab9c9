/** Of a select: one for each value. */
export function Options<Value extends string | number>(props: {
  of: readonly Value[];
  named: (value: Value) => string;
}) {
  return props.of.map((value) => (
    <option key={value} value={value}>
      {props.named(value)}
    </option>
  ));
}
