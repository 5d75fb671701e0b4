import type { TeamMember } from '@tonalia/contract/members';
import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { Icon } from '@tonalia/ui/icon';
import { useState } from 'react';
import { RouteLink } from '../../navigation/link.tsx';
import { teamMessages as words } from '../../messages/team.es-CO.ts';
import { paths } from '../../paths.ts';
import { Person } from './person.tsx';

const monthFormat = new Intl.DateTimeFormat('es-CO', { month: 'long', timeZone: 'America/Bogota' });

/** A person with how it buys, and what it spent this month of what it may. */
export function MemberRow({ member }: { member: TeamMember }) {
  const { memberId, name, lastName, job, state, mode, orderLimit, monthLimit, spentThisMonth } = member;
  const [month] = useState(() => monthFormat.format(new Date()));
  const isFree = mode === 'buys' && orderLimit === null;
  const label = mode === 'buys' && orderLimit !== null ? words.upTo(formatPesos(orderLimit)) : words.modes[mode];
  return (
    <RouteLink href={paths.teamMember(memberId)} className="pressable block px-4 py-3.5">
      <span className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <Person
          id={memberId}
          name={`${name} ${lastName}`.trim()}
          text={state === 'active' ? job : words.states[state]}
        />
        <span className="ml-auto flex items-center gap-2">
          <Badge tone={mode === 'asks' ? 'warn' : mode === 'buys' ? 'success' : 'neutral'}>
            {isFree ? words.noLimit : label}
          </Badge>
          <Icon name="chevron-right" size="sm" />
        </span>
      </span>
      {state === 'active' && (
        <span className="mt-1.5 block pl-14 text-small text-text-2">
          {monthLimit !== null && <SpentBar spent={spentThisMonth} of={monthLimit} />}
          <span className="flex justify-between gap-3">
            <span>{words.spent(formatPesos(spentThisMonth), month)}</span>
            {monthLimit !== null && <span>{formatPesos(monthLimit)}</span>}
          </span>
        </span>
      )}
    </RouteLink>
  );
}

const SpentBar = ({ spent, of }: { spent: number; of: number }) => (
  <span aria-hidden="true" className="mb-1.5 block h-2 overflow-hidden rounded-full bg-surface-3">
    <span
      className="block h-full rounded-full bg-brand"
      style={{ width: `${of === 0 ? 100 : Math.min(100, (spent / of) * 100)}%` }}
    />
  </span>
);
