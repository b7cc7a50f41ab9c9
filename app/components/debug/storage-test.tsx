import { useNavigation } from "@remix-run/react";
import { CircleAlert, CircleCheck } from "lucide-react";
import { debugMessages } from "#messages/debug";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import { inputStyle } from "~/components/ui/text-input";
import { useMessages } from "~/i18n/use-messages";
import type { UploadTestView } from "~/views/debug/upload-test";
import { DebugPage } from "./debug-page";
import { DebugFacts } from "./facts";

interface Props {
  prefixes: { name: string; value: string }[];
  result: UploadTestView | undefined;
}

export function StorageTest({ prefixes, result }: Props) {
  const m = useMessages(debugMessages).storage;
  const isSending = useNavigation().formMethod === "POST";
  return (
    <DebugPage title={m.title} intro={m.intro}>
      <h2 className="mb-3 text-section">{m.prefixes}</h2>
      <DebugFacts facts={prefixes} />
      <h2 className="mt-8 mb-3 text-section">{m.test}</h2>
      <PostForm
        encType="multipart/form-data"
        className="flex flex-col items-start gap-4 rounded-card border border-line bg-surface p-5"
      >
        <Field label={m.file} name="file" hint={m.fileHint} isOptional className="w-full">
          {(control) => <input {...control} type="file" accept="image/*" className={inputStyle("py-2.5")} />}
        </Field>
        <Button type="submit" disabled={isSending}>
          {m.upload}
        </Button>
      </PostForm>
      {result && <Result result={result} />}
    </DebugPage>
  );
}

function Result({ result: { isStored, text, facts, src } }: { result: UploadTestView }) {
  const Icon = isStored ? CircleCheck : CircleAlert;
  return (
    <div className="mt-5 flex flex-col gap-4">
      <p
        role={isStored ? "status" : "alert"}
        className={`flex items-center gap-3 rounded-field px-4 py-3 font-medium ${isStored ? "bg-fjord-tint text-fjord" : "bg-danger-tint text-danger"}`}
      >
        <Icon aria-hidden="true" />
        {text}
      </p>
      {isStored && <DebugFacts facts={facts} />}
      {src && (
        <img src={src} alt="" data-kept className="themed-image max-h-60 self-start rounded-field border border-line" />
      )}
    </div>
  );
}
