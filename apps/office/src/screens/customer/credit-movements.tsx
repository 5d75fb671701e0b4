import { useQuery } from '@tanstack/react-query';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { customerCreditQuery } from '../../api/customers.ts';
import { customerCreditTexts as texts } from '../../messages/customer-credit.es-CO.ts';

/** The last payments and charges, each with the debt after it. */
export function CreditMovements({ customerId }: { customerId: string }) {
  const { data } = useQuery(customerCreditQuery(customerId, 'movements'));
  if (!data || data.movements.length === 0) return null;
  return (
    <section aria-label={texts.movements} className="px-[18px] pt-3 pb-2">
      <h3 className="text-[0.8125rem] font-semibold text-text-2">{texts.movements}</h3>
      <ul>
        {data.movements.map((movement) => (
          <li
            key={movement._id}
            className="flex min-h-10 items-center gap-4 max-lg:gap-2.5 border-b border-hair py-1.5 last:border-0"
          >
            <span className="w-[84px] shrink-0 whitespace-nowrap text-text-3">
              {formatShortDay(dayIn(new Date(movement.created_at)))}
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">{texts.wordsOf(movement)}</span>
            <b className={movement.amount < 0 ? 'font-semibold text-brand-text' : 'font-semibold'}>
              {formatPesos(movement.amount)}
            </b>
            <span className="w-28 text-right text-text-2 max-lg:hidden">{formatPesos(movement.balance)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
