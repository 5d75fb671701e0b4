import { day } from '@tonalia/rules/durations';
import { dueSoonDays } from '@tonalia/rules/policy';
import type { CreditAccount, CreditMovement } from '@tonalia/contract/purchase';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { Icon } from '@tonalia/ui/icon';
import type { IconOutline } from '@tonalia/ui/icon';
import { useState } from 'react';
import { RouteLink } from '../../navigation/link.tsx';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { paths } from '../../paths.ts';
import { openDues } from './dues.ts';

const words = accountMessages.credits;
const RECEIPT: IconOutline =
  'M13 16H8M14 8H8M16 12H8M4 3a1 1 0 011-1 1.3 1.3 0 01.7.2l.9.6a1.3 1.3 0 001.4 0l.9-.6a1.3 1.3 0 011.4 0l.9.6a1.3 1.3 0 001.4 0l.9-.6a1.3 1.3 0 011.4 0l.9.6a1.3 1.3 0 001.4 0l.9-.6A1.3 1.3 0 0119 2a1 1 0 011 1v18a1 1 0 01-1 1 1.3 1.3 0 01-.7-.2l-.9-.6a1.3 1.3 0 00-1.4 0l-.9.6a1.3 1.3 0 01-1.4 0l-.9-.6a1.3 1.3 0 00-1.4 0l-.9.6a1.3 1.3 0 01-1.4 0l-.9-.6a1.3 1.3 0 00-1.4 0l-.9.6a1.3 1.3 0 01-.7.2 1 1 0 01-1-1z';

/** The movements of the credit, newest first, each charge with its due date. */
export function Movements({ account }: { account: CreditAccount }) {
  const [today] = useState(() => dayIn(new Date()));
  const due = new Map(openDues(account).map(({ movement, dueOn }) => [movement._id, dueOn]));
  if (account.movements.length === 0) return null;
  return (
    <>
      <h2 className="mt-6 mb-2.5 text-h2">{words.movements}</h2>
      <ul className="divide-y divide-line rounded-[24px] bg-surface px-4 py-1 inset-ring inset-ring-line">
        {account.movements.map((movement) => (
          <Row key={movement._id} movement={movement} dueOn={due.get(movement._id)} today={today} />
        ))}
      </ul>
    </>
  );
}

function Row({ movement, dueOn, today }: { movement: CreditMovement; dueOn: string | undefined; today: string }) {
  const { kind, amount, orderCode, created_at: at } = movement;
  const isCharge = amount > 0 && kind !== 'payout';
  return (
    <li className="flex min-h-18 items-center gap-3 py-2">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-[14px] bg-surface-2 text-text-2">
        <Icon name={isCharge ? RECEIPT : 'check'} />
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-24 flex-1">
          {orderCode ? (
            <RouteLink href={paths.orderHistoryDetail(orderCode)} className="block font-semibold hover:underline">
              {words.kinds[kind](orderCode)}
            </RouteLink>
          ) : (
            <b className="block font-semibold">{words.kinds[kind](null)}</b>
          )}
          <span className="text-small text-text-3">{formatShortDay(dayIn(new Date(at)))}</span>
        </span>
        <span className="flex max-w-full flex-col items-end gap-1 [&>*]:max-w-full [&>*]:whitespace-normal">
          <b className="font-bold">{formatPesos(amount)}</b>
          {isCharge && <DueBadge dueOn={dueOn} today={today} />}
        </span>
      </span>
    </li>
  );
}

function DueBadge({ dueOn, today }: { dueOn: string | undefined; today: string }) {
  if (dueOn === undefined) return <Badge tone="neutral">{words.paid}</Badge>;
  const days = Math.round((Date.parse(dueOn) - Date.parse(today)) / day);
  if (days < 0) return <Badge tone="danger">{words.lateSince(formatShortDay(dueOn))}</Badge>;
  return <Badge tone={days <= dueSoonDays ? 'warn' : 'success'}>{words.dueIn(days, formatShortDay(dueOn))}</Badge>;
}
