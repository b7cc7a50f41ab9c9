/** For OnceLoaded, on pages that visitors without an account see too. */
export const loadSignOut = async () => (await import("./sign-out-form")).SignOutForm;
