interface Props {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
  /** There is nothing to choose. */
  isOff?: boolean;
}

export function CropSlider({ label, min, max, value, onChange, isOff = false }: Props) {
  return (
    <label className="grid grid-cols-[7.5rem_1fr] items-center gap-3">
      <span className="type-15 font-medium">{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        value={Math.round(value)}
        disabled={isOff}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="h-11 w-full accent-fjord disabled:opacity-40"
      />
    </label>
  );
}
