import { getRouteApi } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { LoadingRows } from '../../components/states.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { pricesTexts as texts } from '../../messages/prices.es-CO.ts';
import type { PricesTabProps } from './prices-tab-props.ts';
import { PricesTabs } from './prices-tabs.tsx';
import { readPricesSearch, tabOf } from './prices-search.ts';

const route = getRouteApi('/frame/precios');
const ExplainSheet = lazy(() => import('./explain-sheet.tsx').then((one) => ({ default: one.ExplainSheet })));
const ListsTab = lazy(() => import('./lists-tab.tsx').then((one) => ({ default: one.ListsTab })));
const ProgramsTab = lazy(() => import('./programs-tab.tsx').then((one) => ({ default: one.ProgramsTab })));
const CouponsTab = lazy(() => import('./coupons-tab.tsx').then((one) => ({ default: one.CouponsTab })));
const MethodsTab = lazy(() => import('./methods-tab.tsx').then((one) => ({ default: one.MethodsTab })));
const AgreedTab = lazy(() => import('./agreed-tab.tsx').then((one) => ({ default: one.AgreedTab })));
const DealsTab = lazy(() => import('./deals-tab.tsx').then((one) => ({ default: one.DealsTab })));

/** The button of each tab that makes something, with its permission. */
const makers = {
  listas: { needs: 'prices.edit', panel: 'programar', icon: 'calendar-clock', name: texts.program },
  programados: { needs: 'prices.edit', panel: 'programar', icon: 'calendar-clock', name: texts.program },
  ofertas: { needs: 'deals.edit', panel: 'oferta', icon: 'plus', name: texts.makeDeal },
  volumen: { needs: 'deals.edit', panel: 'oferta', icon: 'plus', name: texts.makeBreak },
  pactados: { needs: 'prices.edit', panel: 'pactar', icon: 'plus', name: texts.makeAgreed },
  cupones: { needs: 'coupons.edit', panel: 'cupon', icon: 'plus', name: texts.makeCoupon },
  medios: { needs: 'prices.edit', panel: 'medio', icon: 'plus', name: texts.makeMovement },
} as const;

/** The prices: the lists, what is programmed on a calendar, the offers, and why a price is what it is. */
export function PricesScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const operator = useOperator();
  const { panel } = search;
  const vista = tabOf(search);
  const onChange: PricesTabProps['onChange'] = (part) =>
    void navigate({ search: (now) => readPricesSearch({ ...now, ...part }), replace: true, resetScroll: false });
  const explain = () => onChange({ panel: 'explicar' });
  const { needs, panel: form, icon, name } = makers[vista];
  // a programmed change is shown beside its form
  const place = vista === 'listas' ? ({ vista: 'programados' } as const) : {};
  const make = mayDo(operator, needs) ? () => onChange({ ...place, panel: form, fila: undefined }) : undefined;
  useKeys({ e: explain, n: make });
  return (
    <div
      className={vista === 'listas' ? 'flex min-h-0 flex-col max-lg:flex-1 lg:h-dvh lg:overflow-hidden' : 'contents'}
    >
      <PageHeader
        title={texts.title}
        actions={
          <>
            <OfficeButton look="secondary" icon="help" className="max-lg:hidden" onClick={explain}>
              {texts.why}
            </OfficeButton>
            {make && (
              <OfficeButton icon={icon} onClick={make}>
                {name}
              </OfficeButton>
            )}
          </>
        }
      />
      <PricesTabs search={search} />
      <Suspense fallback={<LoadingRows rows={8} />}>
        {vista === 'listas' && <ListsTab search={search} onChange={onChange} />}
        {vista === 'programados' && <ProgramsTab search={search} onChange={onChange} />}
        {vista === 'ofertas' && <DealsTab key="deal" kind="deal" search={search} onChange={onChange} />}
        {vista === 'volumen' && <DealsTab key="break" kind="break" search={search} onChange={onChange} />}
        {vista === 'pactados' && <AgreedTab search={search} onChange={onChange} />}
        {vista === 'cupones' && <CouponsTab search={search} onChange={onChange} />}
        {vista === 'medios' && <MethodsTab search={search} onChange={onChange} />}
      </Suspense>
      <Suspense>{panel === 'explicar' && <ExplainSheet search={search} onChange={onChange} />}</Suspense>
    </div>
  );
}
