import { Readable } from 'node:stream';
import { OfficeError, isRefusal } from '@tonalia/contract/office-errors';
import { refusalText } from '../../../platform/http/errors.ts';
import { type JobCell, type JobFailure, type JobKind, jobKind } from '../../../platform/office-jobs.ts';
import { releaseBuffer } from '../../../platform/release-buffer.ts';
import { csvLine } from '../../../platform/table-file/csv-line.rules.ts';
import type { PhotoAuthor, PhotoContext } from '../photo/change-album.ts';
import { PHOTO_BODY } from '../intake/read-photo.ts';
import { type FileOwner, findListedOwners } from '../photo/listed-owners.ts';
import { countParts, localArchive, readArchive, removeArchiveFiles } from './archive-parts.ts';
import { photoFileName } from '@tonalia/rules/photo-file';
import { type PhotoName, filesByCode, isBeside, leavesArchive, readingsOf } from './file-name.rules.ts';
import { type Placed, placePhoto } from './place-photo.ts';
import { type PhotoZip, openPhotoZip } from './read-zip.ts';

/** How long a step works, in ms; a job shows its progress after each. */
const STEP_TIME = 1_500;
/** Codes in work at once; the files of one code come one after the other, because each gets its place. */
const AT_ONCE = 2;

const texts = {
  titles: ['archivo', 'código', 'resultado', 'motivo'],
  placed: { added: 'agregada', replaced: 'reemplazada', same: 'igual' } satisfies Record<Placed, string>,
  refused: 'rechazada',
};

interface ImportInput {
  archiveId: string;
  operatorId: string;
  name: string;
  bytes: number;
}

/** The row of a file in the report. */
interface FileOutcome {
  row: JobCell[];
  failure?: JobFailure;
}

/** The ZIP of an import, with the owners that lists give its files, by name. */
interface ListedZip extends PhotoZip {
  listed: ReadonlyMap<string, readonly FileOwner[]>;
}

/** Photographs of a ZIP by the names that lists give them, else by the codes in their file names. A step handles some files and begins again after them. */
export const photosImportJob = (context: PhotoContext): JobKind =>
  jobKind<'photos_import', ImportInput, number>({
    kind: 'photos_import',
    needs: () => 'catalogue.edit',
    async begin({ operatorId }, { archiveId }) {
      const { name, bytes, parts } = await readArchive(context, operatorId, archiveId);
      if (parts.length < countParts(bytes)) throw new OfficeError('ARCHIVE_INCOMPLETE');
      return { input: { archiveId, operatorId, name, bytes }, total: null };
    },
    async step({ operator, input: { archiveId, bytes }, cursor }) {
      const zip = await openPhotoZip(await localArchive(context, archiveId, bytes));
      try {
        const begun = cursor ?? 0;
        const until = performance.now() + STEP_TIME;
        const done: FileOutcome[] = [];
        const names = zip.files.map(({ name }) => name);
        const listed = await findListedOwners(context, names.map(photoFileName));
        const groups = filesByCode(names, listed);
        let at = begun;
        for (; at < groups.length && performance.now() < until; at += AT_ONCE) {
          const some = groups.slice(at, at + AT_ONCE);
          const handled = await Promise.all(
            some.map((files) => handleFiles(context, operator, { ...zip, listed }, files)),
          );
          done.push(...handled.flat());
        }
        const isOver = at >= groups.length;
        return {
          handled: done.length,
          cursor: isOver ? null : at,
          rows: [...(cursor === null ? [texts.titles] : []), ...done.map(({ row }) => row)],
          failures: done.flatMap(({ failure }) => failure ?? []),
        };
      } finally {
        zip.close();
      }
    },
    // a step that is repeated needs the archive; without this the daily cleaning removes it
    afterEnd: ({ archiveId }) => removeArchiveFiles(context, archiveId),
    fileName: ({ name }) => `informe-${name.replace(/\.zip$/i, '').replace(/[^\w-]+/g, '-')}.csv`,
    fileNeeds: () => ['catalogue.read'],
    file: (_input, rows) => ({ type: 'text/csv; charset=utf-8', content: Readable.from(linesOf(rows)) }),
  });

async function* linesOf(rows: AsyncIterable<JobCell[]>): AsyncGenerator<string> {
  yield '\uFEFF';
  for await (const row of rows) yield csvLine(row);
}

async function handleFiles(
  context: PhotoContext,
  author: PhotoAuthor,
  zip: ListedZip,
  files: readonly number[],
): Promise<FileOutcome[]> {
  const done: FileOutcome[] = [];
  for (const file of files) done.push(...(await handleFile(context, author, zip, file)));
  return done;
}

async function handleFile(
  context: PhotoContext,
  author: PhotoAuthor,
  zip: ListedZip,
  at: number,
): Promise<FileOutcome[]> {
  const { name, size } = zip.files[at] ?? { name: '', size: 0 };
  if (isBeside(name)) return [];
  const file = name.slice(0, 200);
  try {
    const owners = await findOwners(context, zip, name);
    if (size > PHOTO_BODY) throw new OfficeError('PHOTO_FILE_TOO_LARGE');
    const content = await zip.read(at).catch(() => {
      throw new OfficeError('PHOTO_BROKEN');
    });
    const rows: FileOutcome[] = [];
    for (const owner of owners) {
      const placed = await placePhoto(context, author, { ...owner, file: content });
      rows.push({ row: [file, owner.code, texts.placed[placed], ''] });
    }
    releaseBuffer(content);
    return rows;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const message = refusalText(error);
    return [{ row: [file, '', texts.refused, message], failure: { id: file, code: error.code, message } }];
  }
}

async function findOwners(context: PhotoContext, zip: ListedZip, name: string): Promise<readonly FileOwner[]> {
  if (leavesArchive(name)) throw new OfficeError('PHOTO_PATH_REFUSED');
  const readings = readingsOf(name);
  if (readings.length === 0) throw new OfficeError('PHOTO_KIND_WRONG');
  const listed = zip.listed.get(photoFileName(name));
  if (listed) return listed;
  const owner = await findCoded(context, readings);
  if (!owner) throw new OfficeError('PHOTO_CODE_UNKNOWN');
  return [owner];
}

/** What a code means: a product before a version, because a product without versions has one of the same code. */
async function findCoded(
  { db, photoOwners }: PhotoContext,
  readings: readonly PhotoName[],
): Promise<FileOwner | undefined> {
  const codes = readings.map(({ code }) => code);
  for (const kind of ['product', 'version'] as const) {
    const found = (await photoOwners[kind].findCoded?.(db, codes)) ?? [];
    for (const { code, place } of readings) {
      const owner = found.find((one) => one.code === code);
      if (owner) return { kind, ownerId: owner.id, code, place };
    }
  }
  return undefined;
}
