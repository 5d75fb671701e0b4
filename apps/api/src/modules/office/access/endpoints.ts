import type { officeAccessApi } from '@tonalia/contract/office-access';
import { dayIn } from '@tonalia/rules/dates';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import { sendLater } from '../../../platform/messages.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { type OfficeContext, authorOf, recordAct } from '../office-context.ts';
import { insertAccessRequest, listOwners } from './access.sql.ts';
import { accessMail } from './messages.es-CO.ts';

/** What an operator asks of the owners. */
export const accessEndpoints = (context: OfficeContext): OfficeEndpoints<typeof officeAccessApi> => ({
  'GET /access': {
    access: 'own',
    handle: async () => {
      const owners = await listOwners(context.db);
      return { results: { owners: owners.map(({ name }) => name), canAsk: context.hasMail && owners.length > 0 } };
    },
  },
  'POST /access': {
    access: 'own',
    handle: async ({ operator, body: { place } }) => ({
      results: { isSent: context.hasMail && (await askOwners(context, operator, place)) },
    }),
  },
});

/** Mails the owners, once for a page and a day. */
function askOwners({ db, clock, publicUrl }: OfficeContext, operator: OperatorActor, place: string): Promise<boolean> {
  const { operatorId, name, email } = operator;
  return inTransaction(db, async (tx) => {
    const [asked] = await insertAccessRequest(tx, { operatorId, place, today: dayIn(clock.now()) });
    if (!asked) return false;
    const link = `${publicUrl}/oficina/configuracion/operadores`;
    const owners = await listOwners(tx);
    for (const owner of owners)
      await sendLater(tx, {
        channel: 'email',
        to: owner.email,
        ...accessMail(owner.name, { name, email, place }, link),
      });
    await recordAct(tx, authorOf(operator), {
      action: 'office.access_requested',
      subjectId: operatorId,
      detail: { place },
    });
    return owners.length > 0;
  });
}
