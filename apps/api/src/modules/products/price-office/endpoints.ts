import { OfficeError } from '@tonalia/contract/office-errors';
import type { ProgramDraft, pricesOfficeApi } from '@tonalia/contract/prices-office';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { cancelProgram } from './cancel-program.ts';
import { countRules, dealsIn } from './deal-rows.ts';
import { agreedIn } from './list-agreed.ts';
import { explainFor } from './explain.ts';
import { crossingsIn } from './find-crossings.ts';
import { programsIn } from './list-programs.ts';
import { saveDeal } from './save-deal.ts';
import { saveProgram } from './save-program.ts';
import { stopDeal } from './stop-deal.ts';
import { undoPriceChange } from './undo-change.ts';

/** The office's calls of prices. */
export const pricesEndpoints = ({
  db,
  clock,
  office,
}: Pick<ModuleContext, 'db' | 'clock' | 'office'>): OfficeEndpoints<typeof pricesOfficeApi> => {
  const buyerOf = ({ customerId }: ProgramDraft) => (customerId === null ? null : office.findBuyer(customerId));
  return {
    'GET /office/prices/explain': {
      access: 'operator',
      needs: 'prices.read',
      handle: async ({ operator, query: { versionId, customerId, tradeTypeId, at, quantity, basePrice } }) => ({
        results: await explainFor(db, {
          versionId,
          buyer: customerId === undefined ? undefined : await office.findBuyer(customerId),
          tradeTypeId,
          at: at === undefined ? clock.now() : new Date(at),
          quantity,
          basePrice,
          role: operator.role,
        }),
      }),
    },
    'GET /office/prices/programs': {
      access: 'operator',
      needs: 'prices.read',
      handle: ({ query }) => {
        const { from, until } = query;
        if (from !== undefined && until !== undefined && from > until) throw new OfficeError('SPAN_WRONG');
        return programsIn(db, clock, query);
      },
    },
    'GET /office/prices/crossings': {
      access: 'operator',
      needs: 'prices.read',
      handle: async ({ query }) => {
        if (query.from > query.until) throw new OfficeError('SPAN_WRONG');
        return { results: await crossingsIn(db, query) };
      },
    },
    'GET /office/prices/agreed': {
      access: 'operator',
      needs: 'prices.read',
      handle: ({ query }) => agreedIn(db, clock, query),
    },
    'POST /office/prices/programs': {
      access: 'operator',
      needs: 'prices.edit',
      handle: async ({ operator, body: { dryRun, ...draft } }) => ({
        results: await saveProgram(db, clock, { draft, dryRun, operator, buyer: await buyerOf(draft) }),
      }),
    },
    'PUT /office/prices/programs/{id}': {
      access: 'operator',
      needs: 'prices.edit',
      handle: async ({ operator, params: { id }, body: { dryRun, version, ...draft } }) => ({
        results: await saveProgram(db, clock, {
          draft,
          dryRun,
          operator,
          buyer: await buyerOf(draft),
          replaced: { id, version },
        }),
      }),
    },
    'POST /office/prices/programs/{id}/cancel': {
      access: 'operator',
      needs: 'prices.edit',
      handle: async ({ operator, params: { id }, body: { version } }) => ({
        results: await cancelProgram(db, clock, { id, version, operator }),
      }),
    },
    'GET /office/prices/counts': {
      access: 'operator',
      needs: 'prices.read',
      handle: async () => ({ results: await countRules(db, clock) }),
    },
    'GET /office/deals': {
      access: 'operator',
      needs: 'prices.read',
      handle: ({ query }) => dealsIn(db, clock, query),
    },
    'POST /office/deals': {
      access: 'operator',
      needs: 'deals.edit',
      handle: async ({ operator, body: { dryRun, ...draft } }) => ({
        results: await saveDeal(db, clock, { draft, dryRun, operator }),
      }),
    },
    'PUT /office/deals/{id}': {
      access: 'operator',
      needs: 'deals.edit',
      handle: async ({ operator, params: { id }, body: { dryRun, version, ...draft } }) => ({
        results: await saveDeal(db, clock, { draft, dryRun, operator, replaced: { id, version } }),
      }),
    },
    'POST /office/deals/{id}/stop': {
      access: 'operator',
      needs: 'deals.edit',
      handle: async ({ operator, params: { id }, body: { version } }) => ({
        results: { undo: await stopDeal(db, clock, { id, version, operator }) },
      }),
    },
    'POST /office/prices/changes/{id}/undo': {
      access: 'operator',
      needs: 'deals.edit',
      handle: async ({ operator, params: { id } }) => {
        await undoPriceChange(db, clock, { actId: id, operator });
        return { results: { ok: true as const } };
      },
    },
  };
};
