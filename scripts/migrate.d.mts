interface LocalDatabase {
  d1: D1Database;
  images(): Promise<R2Bucket>;
  backups(): Promise<R2Bucket>;
  close(): Promise<void>;
}

export function migrationNames(): string[];
export function migrations(): { name: string; queries: string[] }[];
export function planInRooms(plan: string): string[];
export function migrate(state?: string): Promise<void>;
export function openState(state?: string, options?: { isMigrated?: boolean }): Promise<LocalDatabase>;
export function openD1(options?: Record<string, unknown>): Promise<LocalDatabase>;
export function openMigrated(options?: Record<string, unknown>): Promise<LocalDatabase>;
