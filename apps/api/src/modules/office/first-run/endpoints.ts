import { readFile } from 'node:fs/promises';
import type { firstRunOfficeApi } from '@tonalia/contract/first-run-office';
import type { FirstRunCheck } from '../../../platform/first-run.ts';
import { addressOf } from '../../../platform/http/address-of.ts';
import { network } from '../../../platform/http/network.rules.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import { brandName } from '../../../platform/settings/settings.ts';
import type { OfficeContext } from '../office-context.ts';
import { makeFirstOwner, requireFirstLink } from './first-owner.ts';
import { publishShop, readFirstRun } from './read-first-run.ts';

const firstTerms = new URL('../../../../../../packages/contract/texts/terms.es-CO.md', import.meta.url);

/** The calls of the first run. */
export const firstRunEndpoints = (
  { db, clock, publicUrl }: Pick<OfficeContext, 'db' | 'clock' | 'publicUrl'>,
  checks: readonly FirstRunCheck[],
): OfficeEndpoints<typeof firstRunOfficeApi> => ({
  'GET /first-run': {
    access: 'operator',
    needs: 'settings.read',
    handle: async () => ({ results: await readFirstRun({ db, publicUrl, checks }) }),
  },
  'GET /first-run/terms': {
    access: 'operator',
    needs: 'settings.read',
    handle: async () => ({ results: { text: await readFile(firstTerms, 'utf8') } }),
  },
  'POST /first-run/publish': {
    access: 'operator',
    needs: 'settings.edit',
    handle: async ({ operator }) => ({ results: await publishShop({ db, publicUrl, checks }, operator) }),
  },
  'POST /first-run/link': {
    access: 'door',
    handle: async ({ body: { token } }) => {
      await requireFirstLink(db, clock, token);
      return { ok: true };
    },
  },
  'POST /first-run/owner': {
    access: 'door',
    handle: async ({ body, request }) => {
      const from = network(addressOf(request));
      return { results: await makeFirstOwner(db, clock, body, { brand: await brandName(db), network: from }) };
    },
  },
});
