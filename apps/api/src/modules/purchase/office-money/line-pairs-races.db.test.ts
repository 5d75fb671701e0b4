import type { BulkResult } from '@tonalia/contract/office-wire';
import { dayIn } from '@tonalia/rules/dates';
import { expect, test, vi } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { howOften } from '../../../../test/how-often.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeUnpaidOrder } from '../../../../test/payments.ts';

vi.setConfig({ testTimeout: howOften(120_000, 900_000) });
const api = useApi();

async function makeLine(amount: number): Promise<string> {
  const { rows } = await api.db.query<{ id: string }>(
    `with statement as (insert into purchase.bank_statement (account, file_name, first_day, last_day, uploaded_by)
       values ('Bancolombia', 'x.csv', $1, $1, 'Ana') returning id)
     insert into purchase.bank_line (statement_id, account, day, amount, reference, description, hash)
     select id, 'Bancolombia', $1, $2, '', 'TRANSF', decode(md5(random()::text), 'hex') from statement returning id::text`,
    [dayIn(new Date()), amount],
  );
  return rows[0]?.id ?? '';
}

test('desks that match sums which share a transfer, and that transfer alone, approve it once and never a part of a sum (OFC-109)', async () => {
  const { cookie } = await makeOperator(api.db, { role: 'receivables' });
  const call = officeCaller(api, cookie);
  const match = async (lineId: string, ids: string[]) =>
    (await call('POST /api/purchase/office/bank-lines/match', { items: [{ lineId, ids }] })).json<{
      results: BulkResult;
    }>().results;
  for (let run = 0; run < howOften(3, 50); run += 1) {
    const orders = [];
    for (let at = 0; at < 3; at += 1) orders.push(await makeUnpaidOrder(api, { method: 'bank_transfer' }));
    const { rows } = await api.db.query<{ id: string }>(
      'select id::text from purchase.payment where order_id = any($1) order by id',
      [orders.map(({ orderId }) => orderId)],
    );
    const [a = '', b = '', c = ''] = rows.map(({ id }) => id);
    const tries: [string, string[]][] = [
      [await makeLine(160_000), [a, b]],
      [await makeLine(160_000), [c, b]],
      [await makeLine(80_000), [b]],
      [await makeLine(160_000), [b, a]],
    ];
    const outcomes = await Promise.all(tries.map(([lineId, ids]) => match(lineId, ids)));
    const won = tries.filter((_, at) => outcomes[at]?.changed.length === 1);
    expect(won).toHaveLength(1);
    expect(outcomes.flatMap(({ refused }) => refused.map(({ code }) => code))).toEqual(
      Array(3).fill('BANK_LINE_TAKEN'),
    );
    const matched = won[0]?.[1] ?? [];
    const { rows: pairs } = await api.db.query<{ id: string; lines: number; status: string }>(
      `select p.id::text, p.status, (select count(*)::int from purchase.bank_pair where payment_id = p.id) as lines
       from purchase.payment p where p.id = any($1) order by p.id`,
      [[a, b, c]],
    );
    expect(pairs).toEqual(
      [a, b, c].map((id) =>
        matched.includes(id) ? { id, status: 'approved', lines: 1 } : { id, status: 'pending', lines: 0 },
      ),
    );
  }
});
