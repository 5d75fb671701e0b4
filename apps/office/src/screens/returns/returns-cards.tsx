import type { OfficeReturnItem } from '@tonalia/contract/returns-office';
import { Link } from '@tanstack/react-router';
import { formatPesos } from '@tonalia/rules/money';
import { usePolicy } from '../../api/policy.ts';
import { CardList } from '../../components/card-list.tsx';
import type { Choice } from '../../components/use-choice.ts';
import { ReturnBadge } from '../../features/return-state/return-badge.tsx';
import { returnBulkTexts } from '../../messages/return-bulk.es-CO.ts';
import { returnsTexts as texts } from '../../messages/returns.es-CO.ts';
import { ageOf, agoWords } from './return-age.ts';

export type ReturnsCardsProps = {
  returns: readonly OfficeReturnItem[];
  now: Date;
  /** Undefined for an operator that decides nothing. */
  choice: Choice | undefined;
};

/** The list on a phone: three lines a return. */
export function ReturnsCards({ returns, now, choice }: ReturnsCardsProps) {
  const codes = new Map(returns.map(({ _id, code }) => [_id, code]));
  if (choice)
    return (
      <CardList
        className="mt-3"
        choice={choice}
        cards={returns.map((one) => ({
          code: one._id,
          label: returnBulkTexts.chooseOne(one.code),
          content: <ReturnLines one={one} now={now} />,
        }))}
        link={({ code: id, content }, className) => (
          <Link to="/devoluciones/$id" params={{ id: codes.get(id) ?? id }} className={className}>
            {content}
          </Link>
        )}
      />
    );
  return (
    <ul className="grid gap-2.5 p-4">
      {returns.map((one) => (
        <li key={one._id}>
          <Link
            to="/devoluciones/$id"
            params={{ id: one.code }}
            className="block rounded-[18px] border border-line bg-surface p-4"
          >
            <ReturnLines one={one} now={now} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function ReturnLines({ one, now }: { one: OfficeReturnItem; now: Date }) {
  const { returnAgeDays } = usePolicy();
  const { code, customer, orderCode, reason, units, value } = one;
  return (
    <>
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <b className="max-w-full min-w-0 wrap-anywhere text-[0.9375rem] font-[650]">{customer.name}</b>
        <ReturnBadge {...one} />
      </span>
      <span className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-text-2">
        <span>
          {code}, {orderCode}
        </span>
        <b className="font-semibold text-text">{value === null ? texts.units(units) : formatPesos(value)}</b>
      </span>
      <span className="mt-1 flex flex-wrap justify-between gap-x-3 text-[0.8125rem]">
        <span className="text-text-2">
          {texts.reasons[reason]}, {texts.units(units)}
        </span>
        <span className={ageOf(one, now, returnAgeDays)}>{agoWords(one, now)}</span>
      </span>
    </>
  );
}
