interface LocalDatabase {
  d1: D1Database;
  close(): Promise<void>;
}

export function migrationNames(): string[];
export function migrate(state?: string): Promise<void>;
export function openD1(options?: Record<string, unknown>): Promise<LocalDatabase>;
export function openMigrated(options?: Record<string, unknown>): Promise<LocalDatabase>;
