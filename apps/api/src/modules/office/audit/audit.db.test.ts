import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { base32Of, officeSignIn, resultsOf } from '../../../../test/office-sign-in.ts';
import { totpAt } from '../totp/totp.ts';

const api = useApi();
const { ticketFor, prove, accept } = officeSignIn(api);

test('the audit has operator and network of an accepted invitation, and the factor of each sign-in', async () => {
  const owner = await makeOperator(api.db, { role: 'owner', isConfirmed: true });
  const call = officeCaller(api, owner.cookie);
  const email = 'luz@oficina.example';
  const added = await call('POST /api/office/operators', { email, name: 'Luz Díaz', role: 'warehouse' });
  const { link, _id } = added.json<{ results: { link: string; _id: string } }>().results;
  const { ticket, setup } = resultsOf(await accept(link.split('#')[1] ?? ''));
  const opened = resultsOf(await prove(ticket, totpAt(base32Of(setup?.secret ?? ''), api.clock.now())));
  await prove(await ticketFor({ email }), opened.recoveryCodes?.[0] ?? '');
  const audit = await call(`GET /api/office/audit?subject=${_id}`);
  const by = { by: 'Luz Díaz', network: '127.0.0.1' };
  expect(audit.json()).toMatchObject({
    results: [
      { ...by, action: 'office.signed_in', detail: { factor: 'recovery' } },
      { ...by, action: 'office.signed_in', detail: { factor: 'totp' } },
      { ...by, action: 'office.invitation_accepted' },
      { by: 'Ana Ríos', action: 'office.operator_added' },
    ],
  });
});

test('the events of one subject are found by their index, however many others there are', async () => {
  await api.db.query(
    `insert into platform.audit (action, subject_id) select 'test.done', 's' || n % 20000 from generate_series(1, 100000) n`,
  );
  await api.db.query('analyze platform.audit');
  const owner = await makeOperator(api.db, { role: 'owner' });
  const call = officeCaller(api, owner.cookie);
  const read = `select coalesce(sum(idx_tup_fetch + seq_tup_read), 0)::int as rows from pg_stat_user_tables where relid = 'platform.audit'::regclass`;
  const rowsRead = async () => {
    await api.db.query('select pg_stat_force_next_flush()');
    return (await api.db.query<{ rows: number }>(read)).rows[0]?.rows ?? 0;
  };
  await rowsRead();
  const before = await rowsRead();
  for (let n = 0; n < 12; n += 1) {
    const sent = await call(`GET /api/office/audit?subject=s${n}`);
    expect(sent.json<{ results: unknown[] }>().results).toHaveLength(5);
  }
  expect((await rowsRead()) - before).toBeLessThan(1_000);
});
