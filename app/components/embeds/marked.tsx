import type { MarkView } from "~/views/events/state";

interface Props {
  marks: readonly Pick<MarkView, "text">[];
  takesPlace: boolean;
  title: string;
}

/** A title with what is otherwise than planned; struck through where nothing takes place. */
export function Marked({ marks, takesPlace, title }: Props) {
  return (
    <>
      {marks.map(({ text }) => (
        <strong key={text} className="mark-text">
          {text}
          <span className="unseen">:</span>{" "}
        </strong>
      ))}
      {takesPlace ? title : <s>{title}</s>}
    </>
  );
}
