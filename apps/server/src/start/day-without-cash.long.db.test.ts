import { demoOperators } from '@tonalia/demo/accounts';
import { finishDemo } from '@tonalia/demo/finish';
import { loadDemo } from '@tonalia/demo/load';
import { expect, it } from 'vitest';
import { useDatabase } from '../../../api/test/database.ts';
import { keepReadyOperators } from '../../../api/src/modules/office/index.ts';
import { createPool } from '../../../api/src/platform/pool.ts';

const database = useDatabase();

it('the demo loads on a day with a load without cash, and one settlement has a difference', async () => {
  const now = new Date('2026-11-21T18:38:00Z');
  const db = createPool({ url: database.url, onError: () => {} });
  try {
    if (await loadDemo({ url: database.url, size: 'small', now, hashPassword: () => Promise.resolve('unused') })) {
      await keepReadyOperators(
        db,
        demoOperators.map(({ email, name, role }) => ({ email, name, role })),
        'unused',
      );
      await finishDemo(database.url, now);
    }
    const { rows } = await db.query<{ cash: number; difference: number | null }>(
      `select sum(d.cash)::int as cash, (s.counted - sum(d.cash))::int as difference
       from dispatch.load l join dispatch.delivery d on d.load_id = l.id left join dispatch.settlement s on s.load_id = l.id
       where l.code <> (select max(code) from dispatch.load) group by l.id, s.counted order by l.code desc`,
    );
    expect(rows.some(({ cash }) => cash === 0)).toBe(true);
    expect(rows.some(({ difference }) => difference === -5_000)).toBe(true);
  } finally {
    await db.end();
  }
});
