import { z } from 'zod';
import { Instant } from './wire.ts';

/** What operators save in a form that refuses a save over a newer one. */
export const SavedKind = z.enum([
  'fiscal',
  'limit',
  'route',
  'load',
  'wave',
  'zone',
  'supplier',
  'presale',
  'program',
  'deal',
  'coupon',
  'movement',
  'setting',
  'product',
  'refund',
  'transfer',
  'documentTransfer',
]);
export type SavedKind = z.infer<typeof SavedKind>;

/** One thing that was saved: `subject` as its audit events name it. */
export const LastSaveQuery = z.strictObject({ kind: SavedKind, subject: z.string().min(1).max(80) });
export type LastSaveQuery = z.infer<typeof LastSaveQuery>;

/** The newest save: the name of its operator, and its instant. */
export const LastSave = z.object({ by: z.string(), at: Instant });
export type LastSave = z.infer<typeof LastSave>;
