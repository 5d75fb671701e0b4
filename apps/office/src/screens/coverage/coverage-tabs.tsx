import type { CoverageMap } from '@tonalia/contract/coverage-office';
import { Link } from '@tanstack/react-router';
import { ViewTabs, tabClass } from '../../components/view-tabs.tsx';
import { coverageTexts as texts } from '../../messages/coverage.es-CO.ts';
import type { CoverageSearch } from './coverage-search.ts';

const views = [undefined, 'municipios', 'huecos', 'festivos'] as const;

export type CoverageTabsProps = {
  map: CoverageMap | undefined;
  holes: number | undefined;
  current: CoverageSearch['vista'];
};

/** Zones, municipalities, holes and holidays with their numbers. */
export function CoverageTabs({ map, holes, current }: CoverageTabsProps) {
  const counts = [map?.zones.length, map?.cities.length, holes, map?.holidays.length];
  return (
    <ViewTabs label={texts.views}>
      {views.map((view, at) => {
        const count = counts[at];
        return (
          <Link
            key={view ?? 'zonas'}
            to="/cobertura"
            search={view === undefined ? {} : { vista: view }}
            activeProps={{}}
            activeOptions={{ exact: true }}
            aria-current={current === view ? 'page' : undefined}
            className={tabClass}
          >
            {texts.tabs[view ?? 'zonas']}{' '}
            {count !== undefined && <span className="font-medium text-text-3">{texts.number(count)}</span>}
          </Link>
        );
      })}
    </ViewTabs>
  );
}
