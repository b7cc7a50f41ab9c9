import { expect, test } from "vitest";
import { accountDeps, anAccount, PASSWORD } from "#test/support/accounts";
import { mailsTo } from "#test/support/mailed";
import { aViewer } from "#test/support/profile-work";
import { createToken } from "~/auth/tokens";
import { refuse, succeed } from "~/domain/values";
import { changePassword } from "~/models/accounts/password";

test("a change of the password that is sent once more, because the first answer was lost, ends as the first did", async () => {
  const user = await anAccount();
  const viewer = aViewer({ userId: user.id, email: user.email, sessionId: createToken() });
  const change = (current: string, password: string) => changePassword({ current, password }, viewer, accountDeps());
  expect(await change(PASSWORD, "et nytt og langt passord")).toEqual(succeed(null));
  expect(await change(PASSWORD, "et nytt og langt passord")).toEqual(succeed(null));
  expect(await change(PASSWORD, "noe ganske annet nytt")).toEqual(refuse({ kind: "wrongPassword" }));
  expect(await mailsTo(user.email)).toHaveLength(1);
});
