import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { couponSalesQuery, couponsQuery, stopCoupon } from '../../api/coupons.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { ChoiceFilter } from '../../components/choice-filter.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { EmptyNote, LoadFailure, LoadingRows, NothingFound } from '../../components/states.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { pricesTexts } from '../../messages/prices.es-CO.ts';
import { CouponTable } from './coupon-table.tsx';
import { PricesFoot } from './deal-table.tsx';
import { EndDialog } from './end-dialog.tsx';
import type { PricesTabProps } from './prices-tab-props.ts';
import { couponStateNames, couponStates } from './price-states.ts';

const CouponSheet = lazy(() => import('./coupon-sheet.tsx').then((one) => ({ default: one.CouponSheet })));
const texts = pricesTexts.coupon;
/** The coupons: those that can be used first. */
export function CouponsTab({ search, onChange }: PricesTabProps) {
  const operator = useOperator();
  const [ending, setEnding] = useState<string>();
  const { q, pagina, fila, panel } = search;
  const estado = couponStateNames.find((name) => name === search.estado);
  const list = useQuery(couponsQuery({ q, state: estado && couponStates[estado], page: pagina }));
  const coupons = list.data?.results ?? [];
  const seesAmounts = mayDo(operator, 'amounts.read');
  const { data: sales } = useQuery(couponSalesQuery(seesAmounts ? coupons.map(({ _id }) => _id) : []));
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
  // of the whole list only: a page knows nothing of the others
  const running = list.data?.pages === 1 && !q && !estado ? coupons.filter(({ state }) => state === 'running') : [];
  const given = [...(sales?.values() ?? [])].reduce((sum, one) => sum + one.given, 0);
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
        {running.length > 0 && (
          <span className="ml-auto text-[0.875rem] text-text-2 max-lg:hidden">
            {texts.running(running.length)}
            {sales && (
              <>
                , <b className="font-semibold text-text">{formatPesos(given)}</b> {texts.givenAway}
              </>
            )}
          </span>
        )}
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
          sales={seesAmounts ? sales : undefined}
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
