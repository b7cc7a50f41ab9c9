import { BindingAway } from "~/domain/site/away";

/** `env.ASSETS`, which reads the path alone. */
export type AssetsBinding = Pick<Fetcher, "fetch">;

/** A static file, by its path ("/covers/concert-0.jpg"). Throws BindingAway where it cannot be read. */
export async function readAsset(assets: AssetsBinding | undefined, path: string): Promise<Response> {
  const response = await assets?.fetch(`https://assets.invalid${path}`);
  if (!response?.ok) throw new BindingAway(`${path} is missing (${response?.status ?? "no binding"}).`);
  return response;
}
