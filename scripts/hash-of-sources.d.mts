export function hashOfSources(paths: string[]): string;
