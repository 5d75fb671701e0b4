import type { OfficeRefund } from '@tonalia/contract/refunds-office';
import type { Clock } from '../../../../platform/clock.ts';
import { type CsvColumn, rowsInParts } from '../../../../platform/http/serve-csv.ts';
import type { Database } from '../../../../platform/transaction.ts';
import { listContacts } from '../../../customers/index.ts';
import { listRefundsFrom } from '../list-refunds.ts';
import { moneyExportWords as words } from './words.es-CO.ts';

/** A refund to make by bank transfer, with the document and telephone of its customer. */
type RefundOfBank = OfficeRefund & { document: string | null; phone: string | null };

/** Columns of the refunds to make by bank transfer. */
export const bankFileColumns: readonly CsvColumn<RefundOfBank>[] = [
  { title: words.beneficiary, of: ({ customer }) => customer.name },
  { title: words.document, of: ({ document }) => document },
  { title: words.phone, of: ({ phone }) => phone },
  { title: words.amount, of: ({ amount }) => amount, needs: 'amounts.read' },
  { title: words.order, of: ({ orderCode }) => orderCode },
  { title: words.paidWith, of: ({ method, card }) => (card ? `${method} ··${card.lastFour}` : method) },
  { title: words.reason, of: ({ why }) => why },
  { title: words.note, of: ({ note }) => note },
];

/** The refunds that operators make by bank transfer, oldest first; one that waits for a second person is not among them. */
export async function* refundsOfBank(db: Database, clock: Clock): AsyncGenerator<RefundOfBank> {
  const refunds = rowsInParts(
    async (part) => {
      const results = await listRefundsFrom({ db, clock }, { state: 'waiting' }, part);
      const contacts = await listContacts(db, [...new Set(results.map(({ customer }) => customer._id))]);
      const byId = new Map(contacts.map((one) => [one.id, one]));
      return results.map((refund) => {
        const { document = null, phone = null } = byId.get(refund.customer._id) ?? {};
        return { ...refund, document, phone };
      });
    },
    ({ _id }) => _id,
  );
  for await (const refund of refunds) if (refund.place === 'manual' && refund.goesTo === 'source') yield refund;
}
