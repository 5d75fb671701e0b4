import { statement } from '../../../platform/db.ts';

export const insertArchive = statement(
  'media.insert_archive',
  `insert into media.archive (operator_id, name, bytes) values ($operatorId, $name, $bytes) returning id, name, bytes`,
);

/** An archive of the operator. */
export const findArchive = statement(
  'media.find_archive',
  `select id, name, bytes from media.archive where id = $id and operator_id = $operatorId`,
);

/** Archives that came more than a day ago; the jobs that use them have ended by then, or they fail. */
export const removeArchives = statement(
  'media.remove_archives',
  `delete from media.archive where id in (select id from media.archive where created_at < now() - interval '1 day' limit 100) returning id`,
);
