import { adapterMessages } from "#messages/adapters";
import { PostForm } from "~/components/send/post-form";
import { buttonStyle } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import type { AdapterView } from "~/views/admin/adapters";
import { Badge } from "./badge";

export function AdapterList({ adapters }: { adapters: AdapterView[] }) {
  return (
    <ul className="grid grid-cols-1 items-stretch gap-3 lg:grid-cols-2">
      {adapters.map((adapter) => (
        <Adapter key={adapter.id} adapter={adapter} />
      ))}
    </ul>
  );
}

function Adapter({ adapter: { id, name, isPublished, isOn, changed } }: { adapter: AdapterView }) {
  const m = useMessages(adapterMessages);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4">
      <div className="min-w-0 flex-[1_1_14rem]">
        <h2 className="font-serif text-lead leading-tight font-semibold">{name}</h2>
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          <Badge tone={isOn ? "fjord" : "plain"}>{isOn ? m.on : m.off}</Badge>
          <Badge tone={isPublished ? "plain" : "amber"}>{isPublished ? m.published : m.unpublished}</Badge>
        </p>
        <p className="mt-1.5 text-note wrap-anywhere text-ink-soft">{changed}</p>
        {!isPublished && !isOn && <p className="text-note text-ink-soft">{m.askFirst}</p>}
      </div>
      <PostForm failed={m.failed} preventScrollReset>
        <input type="hidden" name="adapter" value={id} />
        <button
          type="submit"
          name="is_on"
          value={isOn ? "0" : "1"}
          aria-label={isOn ? m.turnOffNamed(name) : m.turnOnNamed(name)}
          className={buttonStyle("quiet", "min-w-24")}
        >
          {isOn ? m.turnOff : m.turnOn}
        </button>
      </PostForm>
    </li>
  );
}
