import type { OfficeReturnItem } from '@tonalia/contract/returns-office';
import { Link, useNavigate } from '@tanstack/react-router';
import { businessInitials } from '@tonalia/rules/initials';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { usePolicy } from '../../api/policy.ts';
import { PersonMark } from '../../components/person-mark.tsx';
import { TickBox } from '../../components/tick-box.tsx';
import type { Choice } from '../../components/use-choice.ts';
import { useNow } from '../../components/use-now.ts';
import { useWide } from '../../components/use-wide.ts';
import { ReturnBadge } from '../../features/return-state/return-badge.tsx';
import { whereWords } from '../../features/return-state/where-words.ts';
import { returnBulkTexts } from '../../messages/return-bulk.es-CO.ts';
import { returnsTexts as texts } from '../../messages/returns.es-CO.ts';
import { placeName } from '../../components/place-name.ts';
import { ageOf, agoWords } from './return-age.ts';
import { ReturnsCards } from './returns-cards.tsx';

const columns = ['code', 'customer', 'order', 'reason', 'wish', 'place', 'at', 'units', 'value', 'state'] as const;

/** The rows of the list; on a phone cards that say the same. */
export function ReturnsTable({
  returns,
  focused,
  choice,
}: {
  returns: readonly OfficeReturnItem[];
  focused: string | undefined;
  /** Undefined for an operator that decides nothing. */
  choice: Choice | undefined;
}) {
  const now = useNow();
  if (!useWide()) return <ReturnsCards returns={returns} now={now} choice={choice} />;
  return (
    <table className="data-table" style={{ '--row': '46px' } as object /* as: a custom property */}>
      <thead>
        <tr>
          {choice && (
            <th className="w-14">
              <TickBox
                label={returnBulkTexts.chooseAll}
                checked={choice.codes.size > 0 && choice.codes.size === returns.length}
                mixed={choice.codes.size > 0 && choice.codes.size < returns.length}
                onToggle={choice.toggleAll}
              />
            </th>
          )}
          {columns.map((name) => (
            <th key={name} scope="col" className={name === 'units' || name === 'value' ? 'amount' : ''}>
              {texts.column[name]}
              {name === 'at' && <Icon name="arrow-down" size="xs" className="ml-1 inline-block text-text" />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {returns.map((one) => (
          <Row key={one._id} one={one} now={now} isFocused={one._id === focused} choice={choice} />
        ))}
      </tbody>
    </table>
  );
}

type ReturnRowProps = { one: OfficeReturnItem; now: Date; isFocused: boolean; choice: Choice | undefined };

function Row({ one, now, isFocused, choice }: ReturnRowProps) {
  const { returnAgeDays } = usePolicy();
  const navigate = useNavigate();
  const { _id, code, customer, city, orderCode, reason, wish, units, value } = one;
  return (
    <tr
      data-focus={isFocused || undefined}
      data-chosen={choice?.codes.has(_id) || undefined}
      data-return={_id}
      className="cursor-pointer"
      onClick={() => void navigate({ to: '/devoluciones/$id', params: { id: code } })}
    >
      {choice && (
        <td>
          <TickBox
            label={returnBulkTexts.chooseOne(code)}
            checked={choice.codes.has(_id)}
            onToggle={(isRange) => choice.toggle(_id, isRange)}
          />
        </td>
      )}
      <td>
        <Link to="/devoluciones/$id" params={{ id: code }} className="font-semibold hover:underline">
          {code}
        </Link>
      </td>
      <td>
        <span className="flex min-w-0 items-center gap-2.5">
          <PersonMark id={customer._id} initials={businessInitials(customer.name)} />
          <b className="max-w-[14rem] truncate font-semibold">{customer.name}</b>
          <span className="text-[0.8125rem] text-text-2">{placeName(city)}</span>
        </span>
      </td>
      <td className="text-text-2">{orderCode}</td>
      <td>{texts.reasons[reason]}</td>
      <td className="text-text-2">{texts.wishes[wish]}</td>
      <td className={one.state === 'received' ? 'font-semibold' : 'text-text-2'}>{whereWords(one)}</td>
      <td className={ageOf(one, now, returnAgeDays)}>{agoWords(one, now)}</td>
      <td className="amount">{formatNumber(units)}</td>
      <td className="amount font-semibold">{value === null ? '–' : formatPesos(value)}</td>
      <td>
        <ReturnBadge {...one} />
      </td>
    </tr>
  );
}
