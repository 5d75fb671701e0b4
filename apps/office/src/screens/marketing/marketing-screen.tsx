import { useQuery } from '@tanstack/react-query';
import { Link, getRouteApi } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { couponsQuery } from '../../api/coupons.ts';
import { bannersQuery } from '../../api/promotions.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { LoadingRows } from '../../components/states.tsx';
import { TabCount, ViewTabs, shownTabClass } from '../../components/view-tabs.tsx';
import { marketingTexts as texts } from '../../messages/marketing.es-CO.ts';
import { type MarketingSearch, readMarketingSearch } from './marketing-search.ts';

const route = getRouteApi('/frame/mercadeo');
const BannersTab = lazy(() => import('./banners-tab.tsx').then((one) => ({ default: one.BannersTab })));
const BannerScreen = lazy(() => import('./banner-screen.tsx').then((one) => ({ default: one.BannerScreen })));
const HeaderTab = lazy(() => import('./header-tab.tsx').then((one) => ({ default: one.HeaderTab })));

/** What the shop promotes: its banners on a calendar, one of them, and the countdown header. */
export function MarketingScreen() {
  const search = readMarketingSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const mayEdit = mayDo(useOperator(), 'marketing.edit');
  const change = (part: { [K in keyof MarketingSearch]?: MarketingSearch[K] | undefined }) =>
    void navigate({ search: (now) => readMarketingSearch({ ...now, ...part }), replace: true, resetScroll: false });
  const open = (banner: string | undefined, en?: MarketingSearch['en']) =>
    void navigate({ search: (now) => readMarketingSearch({ ...now, banner, en }) });
  if (search.banner !== undefined)
    return (
      <Suspense fallback={<LoadingRows rows={8} />}>
        <BannerScreen
          key={search.banner}
          id={search.banner}
          place={search.en ?? search.lugar}
          mayEdit={mayEdit}
          onClose={() => open(undefined)}
        />
      </Suspense>
    );
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          mayEdit &&
          search.vista === undefined && (
            <OfficeButton icon="plus" onClick={() => open('nuevo')}>
              {texts.create}
            </OfficeButton>
          )
        }
      />
      <MarketingTabs vista={search.vista} />
      <Suspense fallback={<LoadingRows rows={8} />}>
        {search.vista === 'encabezado' ? (
          <HeaderTab mayEdit={mayEdit} />
        ) : (
          <BannersTab search={search} mayEdit={mayEdit} onChange={change} onOpen={open} />
        )}
      </Suspense>
    </>
  );
}

function MarketingTabs({ vista }: { vista: MarketingSearch['vista'] }) {
  const { data: banners } = useQuery(bannersQuery);
  const { data: coupons } = useQuery(couponsQuery({}));
  const tabs = [
    { name: texts.tabs.banners, vista: undefined, count: banners?.length },
    { name: texts.tabs.header, vista: 'encabezado' as const, count: undefined },
  ];
  return (
    <ViewTabs label={texts.views}>
      {tabs.map((tab) => (
        <Link
          key={tab.name}
          to="/mercadeo"
          search={tab.vista ? { vista: tab.vista } : {}}
          activeProps={{}}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={tab.vista === vista ? 'page' : undefined}
          data-shown={tab.vista === vista || undefined}
          className={shownTabClass}
        >
          {tab.name} {tab.count !== undefined && <TabCount count={tab.count} />}
        </Link>
      ))}
      <Link to="/precios" search={{ vista: 'cupones' }} className={shownTabClass}>
        {texts.tabs.coupons} {coupons && <TabCount count={coupons.total} isExact={coupons.totalIsExact} />}
      </Link>
    </ViewTabs>
  );
}
