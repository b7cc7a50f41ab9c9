const UNDO_MS = 3_600_000;

export const undoUntil = (publishedAt: Date): Date => new Date(publishedAt.getTime() + UNDO_MS);
