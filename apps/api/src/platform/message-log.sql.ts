import { rowIs, statement } from './db.ts';

/** Keeps that messages were written; `messages` is JSON with the id, recipient, channel and title of each. */
export const insertMessages = statement(
  'platform.insert_messages',
  `insert into platform.message (id, subject_id, recipient, channel, title, cause, started_by)
   select id, $subjectId, recipient, channel, left(title, 200), $cause::jsonb, $startedBy
   from jsonb_to_recordset($messages::jsonb) as m (id text, recipient text, channel text, title text)`,
);

/** The messages about a subject, oldest first. A push that reached no phone yet is not among them. */
export const listMessages = statement(
  'platform.list_messages',
  `select id, recipient, channel, title, cause, started_by as "startedBy", created_at as "createdAt", sent_at as "sentAt", failed_at as "failedAt"
   from platform.message
   where subject_id = $1 and (channel <> 'push' or sent_at is not null or failed_at is not null)
   order by created_at, id limit 200`,
  rowIs<{
    cause: Record<string, unknown>;
  }>(),
);
