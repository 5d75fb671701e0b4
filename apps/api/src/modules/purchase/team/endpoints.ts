import type { teamApi } from '@tonalia/contract/members';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { type TeamPerson, findTeamPerson, listTeam } from '../../customers/index.ts';
import { listMonthOrders, sumSpent } from '../member-limits/spent.sql.ts';

type TeamReadContext = Pick<ModuleContext, 'db' | 'clock'>;

/** The people of a business with what they ordered, for its owner. */
export function teamEndpoints(context: TeamReadContext): Endpoints<typeof teamApi> {
  return {
    'GET /members': {
      access: 'buyer',
      needs: 'team.manage',
      handle: async ({ buyer: { customerId } }) => {
        const { owner, people } = await listTeam(context, customerId);
        return { results: { owner, members: await withSpent(context, customerId, people) } };
      },
    },
    'GET /members/{memberId}': {
      access: 'buyer',
      needs: 'team.manage',
      handle: async ({ buyer: { customerId }, params: { memberId } }) => {
        const person = await findTeamPerson(context, customerId, memberId);
        const [[member], rows] = await Promise.all([
          withSpent(context, customerId, [person]),
          person.identityId === null ? [] : listMonthOrders(context.db, { customerId, identityId: person.identityId }),
        ]);
        if (!member) throw new Error('a member that was found was not shown');
        const orders = rows.map((row) => ({ ...row, placedAt: row.placedAt.toISOString() }));
        return { results: { ...member, orders } };
      },
    },
  };
}

async function withSpent({ db }: TeamReadContext, customerId: string, people: readonly TeamPerson[]) {
  const identityIds = people.flatMap((one) => one.identityId ?? []);
  const sums = identityIds.length === 0 ? [] : await sumSpent(db, { customerId, identityIds });
  return people.map(({ identityId, ...one }) => {
    const spent = sums.find((sum) => sum.identityId === identityId);
    return { ...one, spentToday: spent?.today ?? 0, spentThisMonth: spent?.month ?? 0 };
  });
}
