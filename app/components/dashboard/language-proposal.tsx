import { Languages } from "lucide-react";
import { PostForm } from "~/components/send/post-form";
import { AskBox } from "~/components/ui/ask-box";
import { Button } from "~/components/ui/button";
import type { LanguageProposalView } from "~/views/site/language-proposal";

/** In the language that the organization writes in. */
export function LanguageProposal({ proposal: { proposed, present, texts } }: { proposal: LanguageProposalView }) {
  return (
    <div lang={proposed} className="mt-5">
      <AskBox Icon={Languages} title={texts.title} text={texts.text}>
        <PostForm action="/settings" className="flex flex-wrap gap-2">
          <input type="hidden" name="to" value="/dashboard" />
          <Button type="submit" name="language" value={proposed}>
            {texts.yes}
          </Button>
          <Button type="submit" kind="quiet" name="language" value={present}>
            {texts.no}
          </Button>
        </PostForm>
      </AskBox>
    </div>
  );
}
