import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import type { OfficeSellerDraft, OfficeSellerDraftPage, sellerDraftsApi } from '@tonalia/contract/seller-drafts-office';
import { countedPage } from '../../../platform/counted-page.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { Database } from '../../../platform/transaction.ts';
import { listSellers } from '../../customers/index.ts';
import { countSellerDrafts, listSellerDrafts } from './seller-order.sql.ts';

/** The office's calls about orders taken without a network. */
export const sellerDraftEndpoints = ({ db }: { db: Database }): OfficeEndpoints<typeof sellerDraftsApi> => ({
  'GET /office/seller-drafts': {
    access: 'operator',
    needs: 'orders.read',
    handle: ({ operator: { role }, query }) => listDrafts(db, role, query),
  },
});

async function listDrafts(
  db: Database,
  role: OfficeRole,
  query: { page: number; limit: number },
): Promise<OfficeSellerDraftPage> {
  const { page, limit } = query;
  const [rows, [counted], sellers] = await Promise.all([
    listSellerDrafts(db, { limit, offset: (page - 1) * limit }),
    countSellerDrafts(db, MOST_COUNTED + 1),
    listSellers(db),
  ]);
  const seesMoney = operatorCan(role, 'amounts.read');
  return {
    results: rows.map(
      ({ clientOrderId, identityId, customerId, customerName, takenAt, receivedAt, expectedTotal, asks }) => ({
        _id: clientOrderId,
        customer: { _id: customerId, name: customerName },
        seller: sellers.find(({ id }) => id === identityId)?.name ?? null,
        takenAt: takenAt.toISOString(),
        receivedAt: receivedAt.toISOString(),
        expectedTotal: seesMoney ? expectedTotal : null,
        unchanged: asks?.unchanged ?? 0,
        lines: (asks?.lines ?? []).map(
          ({ code, name, versionName, reasons, seen, now }): OfficeSellerDraft['lines'][number] => ({
            code,
            name,
            versionName,
            reasons,
            units: seen.quantity,
            unitsNow: now.quantity,
          }),
        ),
        doubts: (asks?.doubts ?? []).map(({ code, text }) => ({
          code,
          text: seesMoney || !text.includes('$') ? text : '',
        })),
      }),
    ),
    ...countedPage(counted?.drafts ?? 0, query),
  };
}
