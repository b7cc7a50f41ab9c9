export function ensureBrowser(options?: { isForTests?: boolean }): Promise<string>;
