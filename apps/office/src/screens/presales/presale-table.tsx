import type { OfficePresale } from '@tonalia/contract/presales-office';
import { Link } from '@tanstack/react-router';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatNumber } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { classNames } from '@tonalia/ui/class-names';
import { useNow } from '../../components/use-now.ts';
import { VersionPicture } from '../../components/version-picture.tsx';
import { presalesTexts as texts } from '../../messages/presales.es-CO.ts';
import { lastDayOf, stateOf } from './presale-rows.ts';
import { RowActs, type RowActsProps } from './row-acts.tsx';
import { TakenBar } from './taken-bar.tsx';

export type PresaleTableProps = {
  presales: readonly OfficePresale[];
  /** The product of the row with the focus. */
  focused: string | undefined;
  /** Undefined where the role only reads. */
  onAct: RowActsProps['onAct'] | undefined;
};

const heads = [
  texts.presale,
  texts.leaves,
  texts.sellsUntil,
  texts.purchase,
  texts.taken,
  texts.orders,
  texts.customers,
  texts.state,
];

/** The presales with what is sold of each; on a phone cards. */
export function PresaleTable({ presales, focused, onAct }: PresaleTableProps) {
  const now = useNow();
  return (
    <div className="phone-card min-w-0 flex-1">
      <table className="w-full text-left">
        <thead className="border-b border-line text-[0.8125rem] text-text-2 max-lg:sr-only">
          <tr>
            {heads.map((name) => (
              <th
                key={name}
                scope="col"
                className={classNames(
                  'px-2.5 py-2 font-[550] first:pl-7',
                  (name === texts.orders || name === texts.customers) && 'text-right',
                )}
              >
                {name}
              </th>
            ))}
            {onAct && (
              <th scope="col" className="pr-7">
                <span className="sr-only">{texts.move}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {presales.map((presale) => {
            const { product, dispatchDate, state, waiting } = presale;
            const badge = stateOf(presale, now);
            return (
              <tr
                key={product._id}
                aria-current={product._id === focused ? 'true' : undefined}
                className={classNames(
                  'border-b border-hair max-lg:grid max-lg:grid-cols-[1fr_auto] max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-1.5 max-lg:px-4 max-lg:py-3 lg:h-[66px]',
                  product._id === focused && 'bg-surface-2 shadow-[inset_3px_0_0_var(--brand)]',
                )}
              >
                <td className="lg:pr-2.5 lg:pl-7">
                  <ProductName product={product} />
                </td>
                <td
                  className={classNames(
                    'font-semibold whitespace-nowrap max-lg:text-right lg:px-2.5',
                    state === 'late' && 'text-danger',
                  )}
                >
                  <span className="font-normal text-text-2 lg:hidden">{texts.leaves} </span>
                  {formatShortDay(dispatchDate).toLocaleLowerCase('es-CO')}
                </td>
                <td className="px-2.5 whitespace-nowrap text-text-2 max-lg:hidden">
                  {formatShortDay(lastDayOf(presale)).toLocaleLowerCase('es-CO')}
                </td>
                <td className="px-2.5 font-semibold max-lg:hidden">
                  {presale.purchase ? (
                    <Link
                      to="/existencias/compras/$orderId"
                      params={{ orderId: presale.purchase._id }}
                      className="touch-area relative text-text no-underline hover:underline"
                    >
                      {presale.purchase.code}
                    </Link>
                  ) : (
                    <span className="text-text-3">–</span>
                  )}
                </td>
                <td className="max-lg:col-span-2 lg:px-2.5">
                  <TakenBar taken={presale.taken} capacity={presale.capacity} name={product.name} />
                </td>
                <td className="px-2.5 text-right font-semibold tabular-nums max-lg:hidden">
                  {formatNumber(waiting.orders)}
                </td>
                <td className="px-2.5 text-right tabular-nums text-text-2 max-lg:hidden">
                  {formatNumber(waiting.customers)}
                </td>
                <td className="lg:px-2.5">
                  <Badge tone={badge.tone}>{badge.words}</Badge>
                </td>
                {onAct && (
                  <td className="text-right lg:pr-7">
                    <RowActs presale={presale} onAct={onAct} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const ProductName = ({ product: { name, brand, versions, image, tile } }: Pick<OfficePresale, 'product'>) => (
  <span className="flex items-center gap-2.5">
    <VersionPicture image={image} tile={tile} />
    <span className="min-w-0 leading-[1.3]">
      <b className="block font-semibold">{name}</b>
      <span className="block text-[0.8125rem] text-text-2">{texts.brandAnd(brand, versions)}</span>
    </span>
  </span>
);
