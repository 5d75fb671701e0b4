import type { CouponSales } from '@tonalia/contract/coupon-sales';
import type { OfficeCoupon } from '@tonalia/contract/coupons-office';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { Badge, type BadgeTone } from '@tonalia/ui/badge';
import { classNames } from '@tonalia/ui/class-names';
import { OfficeButton } from '../../components/office-button.tsx';
import { pricesTexts } from '../../messages/prices.es-CO.ts';
import { dealTerms, lastDayOf } from './calendar-rows.ts';

const texts = pricesTexts.coupon;
const tones: Record<OfficeCoupon['state'], BadgeTone> = {
  coming: 'presale',
  running: 'success',
  used_up: 'neutral',
  ended: 'neutral',
};

/** Shown for what is not known, or is nothing. */
const noPesos = '–';

interface CouponTableProps {
  coupons: readonly OfficeCoupon[];
  /** What their orders bought and saved; undefined for a role that sees no amounts. */
  sales: ReadonlyMap<string, CouponSales> | undefined;
  chosen: string | undefined;
  onOpen: ((id: string) => void) | undefined;
  onStop: ((id: string) => void) | undefined;
}

/** Coupons with their condition, uses, discount and sales. */
export function CouponTable({ coupons, sales, chosen, onOpen, onStop }: CouponTableProps) {
  const amounts = sales ? [texts.given, pricesTexts.sales] : [];
  const heads = [texts.coupon, texts.condition, texts.uses, ...amounts, texts.ends, pricesTexts.state];
  return (
    <div className="phone-card min-w-0 flex-1 overflow-x-auto">
      <table className="w-full text-left">
        <thead className="border-y border-line text-[0.8125rem] text-text-2 max-lg:sr-only">
          <tr>
            {heads.map((head) => (
              <th
                key={head}
                scope="col"
                className={classNames('px-3 py-2 font-[550] first:pl-7', amounts.includes(head) && 'text-right')}
              >
                {head}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">{pricesTexts.stop}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {coupons.map((coupon) => (
            <CouponRow
              key={coupon._id}
              coupon={coupon}
              sales={sales && (sales.get(coupon._id) ?? { given: 0, sales: 0 })}
              isChosen={coupon._id === chosen}
              onOpen={coupon.state === 'ended' ? undefined : onOpen}
              onStop={coupon.state === 'ended' ? undefined : onStop}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CouponRow({
  coupon,
  sales,
  isChosen,
  onOpen,
  onStop,
}: { coupon: OfficeCoupon; sales: Pick<CouponSales, 'given' | 'sales'> | undefined; isChosen: boolean } & Pick<
  CouponTableProps,
  'onOpen' | 'onStop'
>) {
  const { _id, code, maxSavings, minTotal, onlyFor, redeemed, totalLimit, until, listed, state } = coupon;
  return (
    <tr
      aria-current={isChosen ? 'true' : undefined}
      className={classNames(
        'border-b border-hair max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:px-4 max-lg:py-2',
        isChosen && 'bg-surface-2 shadow-[inset_3px_0_0_var(--brand)]',
        (state === 'ended' || state === 'used_up') && 'text-text-2',
      )}
    >
      <td className="py-2.5 pl-7 leading-[1.3] max-lg:w-full max-lg:pl-0">
        {onOpen ? (
          <button type="button" className="touch-area font-semibold" onClick={() => onOpen(_id)}>
            {code}
          </button>
        ) : (
          <b className="font-semibold">{code}</b>
        )}
        <span className="block text-[0.8125rem] text-text-2">{dealTerms(coupon)}</span>
      </td>
      <td className="px-3 leading-[1.3] max-lg:w-full max-lg:px-0">
        {[
          onlyFor ?? texts.all,
          minTotal > 0 && texts.from(minTotal).toLocaleLowerCase('es-CO'),
          maxSavings !== null && texts.atMost(maxSavings),
        ]
          .filter(Boolean)
          .join(', ')}
        {!listed && <span className="block text-[0.8125rem] text-text-2">{texts.hidden}</span>}
      </td>
      <td className="px-3 tabular-nums max-lg:px-0">
        <b className="font-[650]">{formatNumber(redeemed)}</b>{' '}
        <span className="text-text-2">{texts.usesOf(totalLimit)}</span>
        <span aria-hidden="true" className="mt-1 block h-1 w-[82px] overflow-hidden rounded-[2px] bg-surface-3">
          <span
            className={classNames('block h-full', barLook(coupon))}
            style={{ width: `${totalLimit === null ? 0 : (redeemed / totalLimit) * 100}%` }}
          />
        </span>
      </td>
      {sales && (
        <>
          <td className="px-3 text-right whitespace-nowrap tabular-nums max-lg:px-0">
            <span className="text-text-2 lg:sr-only">{texts.given} </span>
            {pesosOf(sales.given)}
          </td>
          <td className="px-3 text-right font-[650] whitespace-nowrap tabular-nums max-lg:px-0">
            <span className="font-normal text-text-2 lg:sr-only">{pricesTexts.sales} </span>
            {pesosOf(sales.sales)}
          </td>
        </>
      )}
      <td className="px-3 max-lg:px-0">{until === null ? pricesTexts.noEnd : lastDayOf(until)}</td>
      <td className="px-3 max-lg:px-0">
        {isAlmostUsed(coupon) ? (
          <Badge tone="warn">{texts.almostUsed}</Badge>
        ) : (
          <Badge tone={tones[state]}>{texts.states[state]}</Badge>
        )}
      </td>
      <td className="pr-7 text-right max-lg:ml-auto max-lg:pr-0">
        {onStop && (
          <OfficeButton look="secondary" small onClick={() => onStop(_id)}>
            {pricesTexts.stop}
          </OfficeButton>
        )}
      </td>
    </tr>
  );
}

const pesosOf = (pesos: number): string => (pesos === 0 ? noPesos : formatPesos(pesos));

const ALMOST = 0.9;
/** Whether it runs, and only the last tenth of its uses is left. */
const isAlmostUsed = ({ state, redeemed, totalLimit }: OfficeCoupon): boolean =>
  state === 'running' && totalLimit !== null && redeemed >= totalLimit * ALMOST;

function barLook(coupon: OfficeCoupon): string {
  if (coupon.state === 'ended' || coupon.state === 'used_up') return 'bg-text-3';
  return isAlmostUsed(coupon) ? 'bg-warn' : 'bg-brand';
}
