import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { freeTerms, inviteByMail } from '../../../../test/make-member.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { digest } from '../../auth/index.ts';
import { inviteAgain, inviteMember } from './invite-member.ts';
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

test('SEL-205: an installation without a mail server refuses an invitation by mail, also a repeated one', async () => {
  const { customerId, token, identityId } = await makeBuyer(api);
  const call = { actor: { identityId }, buyer: { customerId, customerName: 'Salón Aurora' } };
  const context = { db: api.db, clock: api.clock, channels: ['sms'] as const, publicUrl: 'https://tienda.example' };
  const { memberId, link } = await inviteByMail(api, token, { email: 'sin.correo@example.com' });
  const person = { ...freeTerms, name: 'Karen', lastName: 'Duarte', job: 'Colorista' };
  const refused = { code: 'CHANNEL_UNAVAILABLE' };
  await expect(inviteMember(context, call, { ...person, email: 'otra@example.com' })).rejects.toMatchObject(refused);
  await expect(inviteAgain(context, call, memberId)).rejects.toMatchObject(refused);
  // the first link still leads to its invitation
  const { rows } = await api.db.query('select token_hash = $2 as is_kept from auth.member where customer_id = $1', [
    customerId,
    digest(link),
  ]);
  expect(rows).toEqual([{ is_kept: true }]);
  const byPhone = await inviteMember(context, call, { ...person, phone: '3105550199' });
  expect(byPhone.link).toContain('/invitation/ti');
});
