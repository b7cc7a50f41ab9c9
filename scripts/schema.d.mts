export const schemaFile: string;
export function schemaText(): Promise<string>;
