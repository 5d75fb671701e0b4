import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { inviteByMail } from '../../../../test/make-member.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { lockTeam } from './member.sql.ts';

const api = useApi();

test('SEL-205: an invitation to one business does not wait for one to another', async () => {
  const [owner, other] = [await makeBuyer(api), await makeBuyer(api)];
  const memberId = await inTransaction(api.db, async (tx) => {
    await lockTeam(tx, other.customerId);
    return (await inviteByMail(api, owner.token, { email: 'sin.espera@example.com' })).memberId;
  });
  expect(memberId).toMatch(/^[0-9a-f-]{36}$/);
});
