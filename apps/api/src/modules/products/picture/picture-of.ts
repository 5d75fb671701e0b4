import type { Database } from '../../../platform/transaction.ts';
import { type PictureSource, pictureStatements } from './picture.sql.ts';

/** What of the catalogue has a picture. */
export type PictureKind = keyof typeof pictureStatements;

/** What to draw for a thing of the catalogue; undefined when there is no such thing. */
export async function pictureOf(db: Database, kind: PictureKind, id: string): Promise<PictureSource | undefined> {
  if (!/^[1-9]\d{0,17}$/.test(id)) return undefined;
  const [source] = await pictureStatements[kind](db, id);
  return source;
}
