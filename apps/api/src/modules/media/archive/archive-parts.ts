import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ARCHIVE_PART, type PhotoArchive } from '@tonalia/contract/media-office';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { Database } from '../../../platform/transaction.ts';
import type { MediaStorage } from '../storage/storage.ts';
import { findArchive, insertArchive } from './archive.sql.ts';

/** What archives need. */
export interface ArchiveContext {
  db: Database;
  storage: MediaStorage;
}

/** Where the parts of an archive are stored. */
export const partsFolder = (id: string): string => `archives/${id}/`;
const partKey = (id: string, part: number): string => `${partsFolder(id)}${part}`;

/** The number of parts of an archive. */
export const countParts = (bytes: number): number => Math.ceil(bytes / ARCHIVE_PART);

/** The bytes of one part. */
const sizeOfPart = (bytes: number, part: number): number =>
  part < countParts(bytes) - 1 ? ARCHIVE_PART : bytes - part * ARCHIVE_PART;

/** An archive to begin. */
interface NewArchive {
  operatorId: string;
  name: string;
  bytes: number;
}

/** Begins an archive. */
export async function beginArchive({ db }: ArchiveContext, made: NewArchive): Promise<PhotoArchive> {
  const [row] = await insertArchive(db, made);
  if (!row) throw new Error('an archive was not inserted');
  return { _id: row.id, name: row.name, bytes: made.bytes, part: ARCHIVE_PART, parts: [] };
}

/** An archive of the operator with the parts that have come. ARCHIVE_NOT_FOUND. */
export async function readArchive(
  { db, storage }: ArchiveContext,
  operatorId: string,
  id: string,
): Promise<PhotoArchive> {
  const [row] = await findArchive(db, { id, operatorId });
  if (!row) throw new OfficeError('ARCHIVE_NOT_FOUND');
  const parts: number[] = [];
  for await (const { key } of storage.list(partsFolder(id))) parts.push(Number(key.slice(partsFolder(id).length)));
  return {
    _id: id,
    name: row.name,
    bytes: Number(row.bytes),
    part: ARCHIVE_PART,
    parts: parts.toSorted((a, b) => a - b),
  };
}

/** One part of an archive. */
interface ArchivePart {
  operatorId: string;
  id: string;
  part: number;
  content: Buffer;
}

/** Stores a part; the same part again replaces it. ARCHIVE_NOT_FOUND, and ARCHIVE_BROKEN for one of another size. */
export async function storePart(
  { db, storage }: ArchiveContext,
  { operatorId, id, part, content }: ArchivePart,
): Promise<void> {
  const [row] = await findArchive(db, { id, operatorId });
  if (!row) throw new OfficeError('ARCHIVE_NOT_FOUND');
  const bytes = Number(row.bytes);
  if (part >= countParts(bytes) || content.length !== sizeOfPart(bytes, part)) throw new OfficeError('ARCHIVE_BROKEN');
  await storage.put(partKey(id, part), content);
}

const localPath = (id: string): string => join(tmpdir(), `tonalia-archive-${id}.zip`);

/** The archive as one file of this machine, put together when it is not there yet. ARCHIVE_INCOMPLETE when a part is missing. */
export async function localArchive({ storage }: ArchiveContext, id: string, bytes: number): Promise<string> {
  const path = localPath(id);
  const there = await stat(path).catch(() => undefined);
  if (there?.size === bytes) return path;
  const draft = `${path}.${process.pid}`;
  await pipeline(Readable.from(contentOf(storage, id, bytes)), createWriteStream(draft, { mode: 0o600 }));
  await rename(draft, path);
  return path;
}

async function* contentOf(storage: MediaStorage, id: string, bytes: number): AsyncGenerator<Buffer> {
  for (let part = 0; part < countParts(bytes); part += 1) {
    const content = await storage.get(partKey(id, part));
    if (!content) throw new OfficeError('ARCHIVE_INCOMPLETE');
    yield* content as AsyncIterable<Buffer>; // as: a stream of bytes without an encoding
  }
}

/** Removes the local file and the parts of an archive. */
export async function removeArchiveFiles({ storage }: Pick<ArchiveContext, 'storage'>, id: string): Promise<void> {
  await rm(localPath(id), { force: true });
  for await (const { key } of storage.list(partsFolder(id))) await storage.remove(key);
}
