import type { Database } from '../../../platform/transaction.ts';
import { type PictureSource, pictureStatements } from './picture.sql.ts';

/** The kinds of pictures in the catalogue. */
export type PictureKind = keyof typeof pictureStatements;

/** The source of a picture; undefined when the id does not exist. */
export async function pictureOf(db: Database, kind: PictureKind, id: string): Promise<PictureSource | undefined> {
  if (!/^[1-9]\d{0,17}$/.test(id)) return undefined;
  const [source] = await pictureStatements[kind](db, id);
  return source;
}
