import { statement } from '../../platform/db.ts';

/** Photographs that were deleted before the undo ended, some at a time. */
export const removeDeletedPhotos = statement(
  'media.remove_deleted_photos',
  `delete from media.photo where id in (
     select id from media.photo where deleted_at < now() - $hours::int * interval '1 hour' limit 500) returning id`,
);

/**
 * Originals that no photograph uses since a day, some at a time and locked: their files are removed before the transaction ends, so that an
 * upload of the same file waits and stores it again.
 */
export const removeUnusedOriginals = statement(
  'media.remove_unused_originals',
  `delete from media.original where key in (
     select o.key from media.original o left join media.photo p on p.original_key = o.key
     where o.created_at < now() - interval '1 day' and p.id is null limit 100 for update of o skip locked)
   returning key`,
);

/** Notes files without a row as unused originals, so that they are removed under the same lock. */
export const noteNamelessFiles = statement(
  'media.note_nameless_files',
  `insert into media.original (key, width, height, bytes, created_at)
   select key, 1, 1, 1, now() - interval '2 days' from unnest($1::text[]) as file (key) on conflict (key) do nothing`,
);
