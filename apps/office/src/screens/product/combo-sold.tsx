import { useQuery } from '@tanstack/react-query';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { comboSalesQuery } from '../../api/combos.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { comboTexts as texts } from '../../messages/combo.es-CO.ts';

export type ComboSoldProps = { versionId: string | undefined; unitsSold: number; inTotal: number | null };

/** What was sold of a combo: units, and of its orders sales and customers for roles that see orders. */
export function ComboSold({ versionId, unitsSold, inTotal }: ComboSoldProps) {
  const seesOrders = mayDo(useOperator(), 'orders.read');
  const { data: sold } = useQuery(comboSalesQuery(seesOrders ? versionId : undefined));
  const units = formatNumber(sold?.units ?? unitsSold);
  const facts = [
    { name: texts.sold, value: inTotal === null ? units : texts.soldOf(units, formatNumber(inTotal)) },
    ...(sold && sold.sales !== null ? [{ name: texts.sales, value: formatPesos(sold.sales) }] : []),
    ...(sold ? [{ name: texts.customers, value: formatNumber(sold.customers) }] : []),
  ];
  return (
    <dl className="grid gap-2 text-[0.875rem]">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex">
          <dt className="flex-1 text-text-2">{name}</dt>
          <dd className="font-[550]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
