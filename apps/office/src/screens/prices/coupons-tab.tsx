import type { OfficeCoupon } from '@tonalia/contract/coupons-office';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { formatNumber } from '@tonalia/rules/money';
import { Badge, type BadgeTone } from '@tonalia/ui/badge';
import { classNames } from '@tonalia/ui/class-names';
import { couponsQuery, stopCoupon } from '../../api/coupons.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { ChoiceFilter } from '../../components/choice-filter.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { EmptyNote, LoadFailure, LoadingRows, NothingFound } from '../../components/states.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { pricesTexts } from '../../messages/prices.es-CO.ts';
import { dayOf, dealTerms } from './calendar-rows.ts';
import { PricesFoot } from './deal-table.tsx';
import { EndDialog } from './end-dialog.tsx';
import type { PricesTabProps } from './prices-tab-props.ts';
import { couponStateNames, couponStates } from './price-states.ts';

const CouponSheet = lazy(() => import('./coupon-sheet.tsx').then((one) => ({ default: one.CouponSheet })));
const texts = pricesTexts.coupon;
const tones: Record<OfficeCoupon['state'], BadgeTone> = {
  coming: 'presale',
  running: 'success',
  used_up: 'warn',
  ended: 'neutral',
};

/** The coupons: those that can be used first. */
export function CouponsTab({ search, onChange }: PricesTabProps) {
  const operator = useOperator();
  const [ending, setEnding] = useState<string>();
  const { q, pagina, fila, panel } = search;
  const estado = couponStateNames.find((name) => name === search.estado);
  const list = useQuery(couponsQuery({ q, state: estado && couponStates[estado], page: pagina }));
  const coupons = list.data?.results ?? [];
  const at = coupons.findIndex(({ _id }) => _id === fila);
  const chosen = coupons[at];
  const mayEdit = mayDo(operator, 'coupons.edit');
  const move = (by: number) =>
    onChange({ fila: coupons[at < 0 ? 0 : Math.min(Math.max(at + by, 0), coupons.length - 1)]?._id });
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: mayEdit && chosen && chosen.state !== 'ended' ? () => onChange({ panel: 'cupon' }) : undefined,
  });
  const stopped = coupons.find(({ _id }) => _id === ending);
  return (
    <>
      <div className="flex min-h-[52px] shrink-0 flex-wrap items-center gap-2.5 px-4 py-2 lg:px-7">
        <SearchBox
          value={q ?? ''}
          label={texts.search}
          onSearch={(words) => onChange({ q: words || undefined, pagina: undefined, fila: undefined })}
        />
        <ChoiceFilter
          name={pricesTexts.state}
          removeLabel={pricesTexts.without(pricesTexts.state)}
          value={estado}
          choices={couponStateNames.map((name) => ({ value: name, label: texts.states[couponStates[name]] }))}
          onChoose={(name) =>
            onChange({ estado: couponStateNames.find((one) => one === name), pagina: undefined, fila: undefined })
          }
        />
      </div>
      {list.isPending && <LoadingRows rows={8} />}
      {list.isError && !list.data && (
        <LoadFailure what={pricesTexts.what} cause={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && coupons.length === 0 && (q || estado) && <NothingFound title={pricesTexts.noneFound} />}
      {list.data && coupons.length === 0 && !q && !estado && <EmptyNote title={texts.none} text={texts.noneText} />}
      {coupons.length > 0 && (
        <CouponTable
          coupons={coupons}
          chosen={fila}
          onOpen={mayEdit ? (_id) => onChange({ fila: _id, panel: 'cupon' }) : undefined}
          onStop={mayEdit ? setEnding : undefined}
        />
      )}
      {list.data && (
        <PricesFoot
          facts={pricesTexts.count(formatNumber(list.data.total))}
          page={list.data.page}
          pages={list.data.pages}
          onPage={(page) => onChange({ pagina: page, fila: undefined })}
        />
      )}
      {panel === 'cupon' && (chosen !== undefined || fila === undefined) && (
        <Suspense>
          <CouponSheet
            key={fila ?? ''}
            coupon={chosen?.state === 'ended' ? undefined : chosen}
            onClose={() => onChange({ panel: undefined })}
          />
        </Suspense>
      )}
      {stopped && (
        <EndDialog
          title={pricesTexts.stopTitle(stopped.code)}
          text={texts.stopText}
          act={pricesTexts.stop}
          done={pricesTexts.stopped(stopped.code)}
          send={() => stopCoupon(stopped)}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  );
}

interface CouponTableProps {
  coupons: readonly OfficeCoupon[];
  chosen: string | undefined;
  onOpen: ((id: string) => void) | undefined;
  onStop: ((id: string) => void) | undefined;
}

function CouponTable({ coupons, chosen, onOpen, onStop }: CouponTableProps) {
  const heads = [texts.coupon, texts.condition, texts.uses, texts.ends, pricesTexts.state];
  return (
    <div className="min-w-0 flex-1 overflow-x-auto">
      <table className="w-full text-left">
        <thead className="border-y border-line text-[0.8125rem] text-text-2 max-lg:sr-only">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="px-3 py-2 font-[550] first:pl-7">
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
  isChosen,
  onOpen,
  onStop,
}: { coupon: OfficeCoupon; isChosen: boolean } & Pick<CouponTableProps, 'onOpen' | 'onStop'>) {
  const { _id, code, minTotal, onlyFor, redeemed, totalLimit, until, listed, state } = coupon;
  return (
    <tr
      aria-current={isChosen ? 'true' : undefined}
      className={classNames(
        'border-b border-hair max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:px-4 max-lg:py-2',
        isChosen && 'bg-surface-2 shadow-[inset_3px_0_0_var(--brand)]',
        state === 'ended' && 'text-text-2',
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
        {[onlyFor ?? texts.all, minTotal > 0 && texts.from(minTotal).toLocaleLowerCase('es-CO')]
          .filter(Boolean)
          .join(', ')}
        {!listed && <span className="block text-[0.8125rem] text-text-2">{texts.hidden}</span>}
      </td>
      <td className="px-3 tabular-nums max-lg:px-0">{texts.usesOf(redeemed, totalLimit)}</td>
      <td className="px-3 max-lg:px-0">{until === null ? pricesTexts.noEnd : dayOf(until)}</td>
      <td className="px-3 max-lg:px-0">
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
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
