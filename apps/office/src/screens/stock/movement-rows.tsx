import type { MovementCause, StockMovement, StockOfVersion } from '@tonalia/contract/stock-office';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '@tonalia/rules/money';
import { Icon, type IconProps } from '@tonalia/ui/icon';
import { useNow } from '../../components/use-now.ts';
import { formatWhen, formatWhenInFull } from '../../components/when.ts';
import { outlines } from '../../components/outlines.ts';
import { stockOutlines } from '../../features/stock-lines/stock-outlines.ts';
import { stockTexts as texts } from '../../messages/stock.es-CO.ts';

/** The ledger of a version, newest first; a row of an order opens it. */
export function MovementRows({ stock: { movements, warehouses } }: { stock: StockOfVersion }) {
  const now = useNow();
  if (movements.length === 0) return <p className="py-6 text-center text-text-2">{texts.noMovements}</p>;
  return (
    <table className="w-full text-[0.875rem]">
      <thead className="text-[0.8125rem] text-text-2">
        <tr className="border-b border-line">
          <th scope="col" colSpan={2}>
            <span className="sr-only">{texts.movements}</span>
          </th>
          <th scope="col" className="py-2 pl-6 text-right font-semibold">
            {texts.change}
          </th>
          <th scope="col" className="py-2 pl-6 text-right font-semibold">
            {texts.left}
          </th>
        </tr>
      </thead>
      <tbody>
        {movements.map((one) => (
          <tr key={one._id} className="border-b border-hair">
            <td
              className="py-2.5 pr-3 text-[0.78125rem] whitespace-nowrap text-text-3"
              title={formatWhenInFull(new Date(one.at), now)}
            >
              {formatWhen(new Date(one.at), now)}
            </td>
            <td className="w-full py-2.5">
              <Icon name={causeIcons[one.cause]} size="sm" className="mr-2 inline-block align-[-3px] text-text-3" />
              <b className="font-semibold">{causeWords(one)}</b>{' '}
              <span className="text-text-2">
                {isOrder(one) ? (
                  <Link to="/pedidos/$code" params={{ code: one.document ?? '' }} className="hover:underline">
                    {one.document}
                  </Link>
                ) : (
                  one.document
                )}{' '}
                {[warehouses.find(({ _id }) => _id === one.warehouseId)?.name, one.reason].filter(Boolean).join(', ')}
              </span>
            </td>
            <td className={`py-2.5 pl-6 text-right font-semibold ${one.units > 0 ? 'text-brand-text' : ''}`}>
              {one.units > 0 ? '+' : '−'}
              {formatNumber(Math.abs(one.units))}
            </td>
            <td className="py-2.5 pl-6 text-right text-text-2">{formatNumber(one.onHandAfter)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const causeIcons: Record<MovementCause, IconProps['name']> = {
  opening: 'history',
  order: 'truck',
  return: outlines.undo,
  adjustment: stockOutlines.clipboard,
  count: stockOutlines.clipboard,
  transfer: stockOutlines.swap,
  receipt: 'box',
  import: outlines.upload,
  loss: 'trash',
  outside: 'help',
};

const isOrder = ({ cause, document }: StockMovement): boolean =>
  document !== null && (cause === 'order' || cause === 'return');
const causeWords = ({ cause, units }: StockMovement): string =>
  cause === 'order' && units > 0 ? texts.cameBack : texts.causes[cause];
