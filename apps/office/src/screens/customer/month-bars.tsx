import { useQuery } from '@tanstack/react-query';
import { customerPurchasesQuery } from '../../api/customers.ts';
import { customerTexts as texts } from '../../messages/customer.es-CO.ts';

const name = new Intl.DateTimeFormat('es-CO', { month: 'long', timeZone: 'UTC' });
const LEAST = 6;

/** The orders of the last twelve months as bars, this month the dark one. */
export function MonthBars({ customerId }: { customerId: string }) {
  const { data } = useQuery(customerPurchasesQuery(customerId));
  if (!data) return null;
  const most = Math.max(1, ...data.months.map(({ orders }) => orders));
  const words = data.months.map(({ month, orders }) => texts.ordersIn(name.format(new Date(`${month}-01`)), orders));
  return (
    <span className="flex items-center gap-2.5 text-[0.75rem] text-text-3">
      <span role="img" aria-label={words.join('; ')} className="flex h-6 items-end gap-[3px]">
        {data.months.map(({ month, orders }, at) => (
          <span
            key={month}
            title={words[at]}
            className={`w-[7px] rounded-t-[2px] ${at === data.months.length - 1 ? 'bg-brand' : 'bg-brand/35'}`}
            style={{ height: orders === 0 ? 2 : `${LEAST + (orders / most) * (24 - LEAST)}px` }}
          />
        ))}
      </span>
      {texts.monthsName}
    </span>
  );
}
