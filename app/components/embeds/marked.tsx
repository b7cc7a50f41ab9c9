import { useContentLanguage } from "~/i18n/use-messages";
import type { MarkView } from "~/views/events/state";

interface Props {
  marks: readonly Pick<MarkView, "text">[];
  takesPlace: boolean;
  title: string;
  /** The title's; null where nobody has said. */
  language: string | null;
}

/** Struck through where nothing takes place. */
export function Marked({ marks, takesPlace, title, language }: Props) {
  const lang = useContentLanguage(language);
  const shown = takesPlace ? title : <s>{title}</s>;
  return (
    <>
      {marks.map(({ text }) => (
        <strong key={text} className="mark-text">
          {text}
          <span className="unseen">:</span>{" "}
        </strong>
      ))}
      {lang ? <span lang={lang}>{shown}</span> : shown}
    </>
  );
}
