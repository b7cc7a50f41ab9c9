/** As a literal of SQL. */
export const sqlText = (text: string): string => `'${text.replaceAll("'", "''")}'`;
