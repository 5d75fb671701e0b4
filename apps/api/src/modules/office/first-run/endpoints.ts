import type { firstRunOfficeApi } from '@tonalia/contract/first-run-office';
import { addressOf } from '../../../platform/http/address-of.ts';
import { network } from '../../../platform/http/network.rules.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import { brandName } from '../../../platform/settings/settings.ts';
import type { OfficeContext } from '../office-context.ts';
import { makeFirstOwner, requireFirstLink } from './first-owner.ts';

/** The calls of the first run. */
export const firstRunEndpoints = ({
  db,
  clock,
}: Pick<OfficeContext, 'db' | 'clock'>): OfficeEndpoints<typeof firstRunOfficeApi> => ({
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
