import { OfficeError } from '@tonalia/contract/office-errors';
import type { OfficeSeller, sellersOfficeApi } from '@tonalia/contract/sellers-office';
import type { FirstRunCheck } from '../../../platform/first-run.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { Database } from '../../../platform/transaction.ts';
import { addSeller } from '../../auth/index.ts';
import { listSellers } from './portfolio.sql.ts';

async function readSellers(db: Database): Promise<OfficeSeller[]> {
  return (await listSellers(db)).map(({ id, ...seller }) => ({ ...seller, _id: id }));
}

/** The office's calls about sellers. */
export const sellerEndpoints = (db: Database): OfficeEndpoints<typeof sellersOfficeApi> => ({
  'GET /office/sellers': {
    access: 'operator',
    needs: 'sellers.read',
    handle: async () => ({ results: await readSellers(db) }),
  },
  'POST /office/sellers': {
    access: 'operator',
    needs: 'portfolios.assign',
    handle: async ({ operator, body: { phone, ...person } }) => {
      const known = await listSellers(db);
      const isKnown = known.some((one) => one.email === person.email && one.phone === phone);
      if (!isKnown) {
        const code = freeCode(known.map((one) => one.code));
        const { operatorId, network, name: by } = operator;
        const author = { operator: { operatorId, network }, by };
        const seller = { ...person, phoneE164: `+57${phone}`, code };
        const outcome = await addSeller(db, seller, author);
        if (outcome === 'email taken') throw new OfficeError('SELLER_EMAIL_TAKEN');
        if (outcome === 'phone taken') throw new OfficeError('SELLER_PHONE_TAKEN');
      }
      return { results: await readSellers(db) };
    },
  },
});

/** "A01", "A02": the next one that no seller has. */
function freeCode(taken: readonly (string | null)[]): string {
  for (let n = 1; ; n += 1) {
    const code = `A${String(n).padStart(2, '0')}`;
    if (!taken.includes(code)) return code;
  }
}

/** What the first run asks of sellers. */
export const sellerCheck = (db: Database): FirstRunCheck => ({
  step: 'sellers',
  read: async () => {
    const sellers = (await listSellers(db)).filter(({ isBlocked }) => !isBlocked);
    return { missing: sellers.length > 0 ? [] : ['seller'], name: sellers[0]?.name ?? null, count: sellers.length };
  },
});
