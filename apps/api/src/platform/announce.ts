/** The space of announced acts among the tables of `CommittedChange`: no cache depends on them, open screens do. */
const ACTS = 'act.';

/** Whether a change is an act that only screens follow. */
export const isAct = (table: string): boolean => table.startsWith(ACTS);

/**
 * SQL that announces an act with the commit, on the channel of `changes.ts`: the module from the action (`purchase.order_rejected`), and the subject
 * when it is a UUID. `action` and `subject` are expressions.
 */
export const announcement = (action: string, subject: string): string =>
  `pg_notify('tonalia_change', '${ACTS}' || split_part(${action}, '.', 1)
     || case when ${subject} ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' then ':' || ${subject} else '' end)`;
