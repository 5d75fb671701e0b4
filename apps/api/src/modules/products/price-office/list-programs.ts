import type { PriceProgram } from '@tonalia/contract/prices-office';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import type { Clock } from '../../../platform/clock.ts';
import { countedPage } from '../../../platform/counted-page.ts';
import type { Database } from '../../../platform/transaction.ts';
import { toProgram } from './program.rules.ts';
import { countPrograms, listPrograms } from './program.sql.ts';

/** Filters of the list of programs. */
export interface ProgramsAsked {
  q?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  tradeTypeId?: string | undefined;
  brandId?: string | undefined;
  page: number;
  limit: number;
}

/** A page of programs that run within a span of time, by their start. */
export async function programsIn(
  db: Database,
  clock: Clock,
  asked: ProgramsAsked,
): Promise<ReturnType<typeof countedPage> & { results: PriceProgram[] }> {
  const { page, limit } = asked;
  const filters = {
    q: asked.q?.trim() || null,
    from: asked.from === undefined ? null : new Date(asked.from),
    until: asked.until === undefined ? null : new Date(asked.until),
    tradeTypeId: asked.tradeTypeId ?? null,
    brandId: asked.brandId ?? null,
  };
  const rows = await listPrograms(db, { ...filters, limit, offset: (page - 1) * limit });
  const [count] = await countPrograms(db, { ...filters, most: MOST_COUNTED + 1 });
  const now = clock.now();
  return { ...countedPage(count?.total ?? 0, asked), results: rows.map((row) => toProgram(row, now)) };
}
