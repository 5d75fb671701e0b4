import type { DecimalMark, ImportCounts, ImportKind, ImportMode, ImportState } from '@tonalia/contract/import-office';
import { rowIs, statement } from '../../../platform/db.ts';
import type { PriceCheck } from '../import/check-prices.ts';
import type { MissingCount } from '../import/withdraw-missing.ts';
import type { Targets, TemplateTargets } from './targets.rules.ts';

interface ListClaim {
  number: string;
  kind: ImportKind;
  state: ImportState;
  canUndo: boolean;
  mode: ImportMode;
  decimals: DecimalMark | null;
  titles: string[];
  samples: string[][];
  targets: Targets;
}

/** A process that is silent for so many seconds has left its import. */
const SILENT = 60;
const listed = `l.id, l.number, l.kind, l.name, l.operator_id as "operatorId", l.operator_name as "operatorName", l.rows, l.created_at as "createdAt", l.state in ('done', 'stopped') and l.created_at > now() - interval '30 days' as "canUndo",
   case when l.state = 'running' and r.touched_at < now() - interval '${SILENT} seconds' then 'stopped'
     when l.state = 'checking' and c.touched_at < now() - interval '${SILENT} seconds' then 'columns' else l.state end as state`;
const from = `from products.import_list l left join products.import_run r on r.id = l.run_id left join products.import_run c on c.id = l.check_id`;

export const insertList = statement(
  'products.insert_import_list',
  `insert into products.import_list (kind, name, operator_id, operator_name, rows, titles, samples, targets, template, decimals, code_column, found_codes)
   values ($kind, $name, $operatorId, $operatorName, $rows, $titles, $samples, $targets, $template, $decimals, $codeColumn, $foundCodes) returning id`,
);

/** How many of these codes the catalogue has. */
export const countKnownCodes = statement(
  'products.count_known_codes',
  `select count(*)::int as found from products.version where code = any($1::text[])`,
);

export const insertFile = statement(
  'products.insert_import_file',
  `insert into products.import_file (list_id, content) values ($listId, $content)`,
);

export const findFile = statement(
  'products.find_import_file',
  `select content from products.import_file where list_id = $1`,
);

export const findList = statement(
  'products.find_import_list',
  `select ${listed}, l.mode, l.has_titles as "hasTitles", l.decimals, l.titles, l.samples, l.targets, l.template, l.code_column as "codeColumn", l.found_codes as "foundCodes",
     l.problem, l.version, l.check_id as "checkId", l.run_id as "runId"
   ${from} where l.id = $1`,
  rowIs<ListClaim>(),
);
export type ImportListRow = Awaited<ReturnType<typeof findList>>[number];

/** The imports, newest first, with the counts of the import, or of its check before it. */
export const listLists = statement(
  'products.list_import_lists',
  `select ${listed}, coalesce(r.counts, c.counts) as counts ${from} order by l.number desc limit $limit offset $offset`,
  rowIs<Pick<ListClaim, 'number' | 'kind' | 'state' | 'canUndo'> & { counts: ImportCounts | null }>(),
);

export const countLists = statement(
  'products.count_import_lists',
  `select count(*)::int as lists from (select from products.import_list limit $1) l`,
);

/** Says what the columns are, while nothing is imported; a check of earlier columns no longer counts. No row for another version. */
export const setTargets = statement(
  'products.set_import_targets',
  `update products.import_list set targets = $targets, template = $template, mode = coalesce($mode, mode), decimals = coalesce($decimals, decimals),
     has_titles = $hasTitles, rows = rows + has_titles::int - $hasTitles::boolean::int, version = version + 1, state = 'columns', problem = null, check_id = null
   where id = $id and version = $version and state in ('columns', 'checking', 'checked') returning id`,
);

/** Begins a check, instead of an earlier one. */
export const beginCheck = statement(
  'products.begin_import_check',
  `with made as (
     insert into products.import_run (list_id, is_check, takes_doubted)
     select id, true, $takesDoubted from products.import_list where id = $listId and state in ('columns', 'checking', 'checked') returning id, list_id)
   update products.import_list l set state = 'checking', problem = null, check_id = made.id from made where l.id = made.list_id
   returning made.id`,
);

/** Begins the import as it was checked; no row unless it is checked. */
export const beginImport = statement(
  'products.begin_import',
  `with checked as (
     update products.import_list set state = 'running', run_id = gen_random_uuid()
     where id = $listId and state = 'checked' and check_id = $checkId returning id, run_id, check_id)
   insert into products.import_run (id, list_id, is_check, takes_doubted, withdraws, missing_seen, leaves_falls)
   select l.run_id, l.id, false, c.takes_doubted, $withdraws, $missingSeen, $leavesFalls from checked l join products.import_run c on c.id = l.check_id
   returning id`,
);

/** Goes on with an import that was stopped, or that its process left. */
export const resumeImport = statement(
  'products.resume_import',
  `with resumed as (
     update products.import_list l set state = 'running' from products.import_run r
     where l.id = $1 and r.id = l.run_id and (l.state = 'stopped' or l.state = 'running' and r.touched_at < now() - interval '${SILENT} seconds')
     returning r.id)
   update products.import_run r set touched_at = now() from resumed where r.id = resumed.id returning r.id`,
);

export const stopImport = statement(
  'products.stop_import',
  `update products.import_list set state = 'stopped' where id = $1 and state = 'running' returning id`,
);

interface RunClaim {
  phase: 'staging' | 'checking' | 'saving' | 'closing' | 'done';
  prices: PriceCheck | null;
  counts: ImportCounts | null;
  missing: MissingCount[] | null;
}

export const findRun = statement(
  'products.find_import_run',
  `select id, list_id as "listId", is_check as "isCheck", phase, takes_doubted as "takesDoubted", withdraws, missing_seen as "missingSeen", staged,
     after_key as "afterKey", saved, prices, counts, missing, withdrawn, back, kept, ended_at as "endedAt",
     prices_from as "pricesFrom", leaves_falls as "leavesFalls", program_ids as "programIds"
   from products.import_run where id = $1`,
  rowIs<RunClaim>(),
);
export type ImportRunRow = Awaited<ReturnType<typeof findRun>>[number];

/** Locks a run that is in a phase; no row when it has left it. */
export const lockRunIn = statement(
  'products.lock_import_run',
  `select id from products.import_run where id = $id and phase = $phase for update`,
);

/** Notes rows that were staged; no row when another process staged them. */
export const noteStaged = statement(
  'products.note_import_staged',
  `update products.import_run set staged = $to, phase = case when $isOver::boolean then 'checking' else 'staging' end, touched_at = now()
   where id = $id and phase = 'staging' and staged = $from returning id`,
);

export const noteChecked = statement(
  'products.note_import_checked',
  `update products.import_run set prices = $prices, phase = 'saving', touched_at = now() where id = $id`,
);

export const noteSaved = statement(
  'products.note_import_saved',
  `update products.import_run set after_key = $last, saved = saved + $rows, touched_at = now()
   where id = $id and after_key < $last`,
);

export const notePhase = statement(
  'products.note_import_phase',
  `update products.import_run set phase = $to, touched_at = now() where id = $id and phase = $from`,
);

export const noteWithdrawn = statement(
  'products.note_import_withdrawn',
  `update products.import_run set withdrawn = withdrawn || $codes::text[], touched_at = now() where id = $id`,
);

/** Ends a run, and what its list waits for; no row when it has ended. */
export const endRun = statement(
  'products.end_import_run',
  `with ended as (
     update products.import_run set phase = 'done', counts = $counts, missing = $missing, ended_at = now(), touched_at = now()
     where id = $id and phase <> 'done' returning id, is_check)
   update products.import_list l set state = case when e.is_check then 'checked' else 'done' end from ended e
   where e.id = case when e.is_check then l.check_id else l.run_id end and l.id = $listId returning l.id`,
);

export const listTemplates = statement(
  'products.list_import_templates',
  `select name from products.import_template where kind = $1 order by plain_name limit 200`,
);

export const findTemplate = statement(
  'products.find_import_template',
  `select name, targets, has_titles as "hasTitles", decimals from products.import_template where kind = $kind and plain_name = platform.plain_text($name)`,
  rowIs<{ targets: TemplateTargets; decimals: DecimalMark | null }>(),
);

/** The template of a list with the same titles that was used last. */
export const findTemplateByTitles = statement(
  'products.find_import_template_by_titles',
  `select name, targets, decimals from products.import_template where kind = $kind and fingerprint = $fingerprint and has_titles order by updated_at desc limit 1`,
  rowIs<{ targets: TemplateTargets; decimals: DecimalMark | null }>(),
);

export const saveTemplate = statement(
  'products.save_import_template',
  `insert into products.import_template (kind, name, fingerprint, targets, has_titles, decimals, updated_by)
   values ($kind, $name, $fingerprint, $targets, $hasTitles, $decimals, $by)
   on conflict (kind, plain_name) do update set fingerprint = excluded.fingerprint, targets = excluded.targets, has_titles = excluded.has_titles,
     decimals = excluded.decimals, updated_by = excluded.updated_by,
     updated_at = now()`,
);

/** Removes the bytes of lists that are a month old. */
export const removeOldFiles = statement(
  'products.remove_old_import_files',
  `delete from products.import_file where list_id in (
     select id from products.import_list where created_at < now() - interval '30 days' order by created_at desc limit 100) returning list_id`,
);
