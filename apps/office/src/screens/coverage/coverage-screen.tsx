import type { coverageExport } from '@tonalia/contract/coverage-office';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { coverageQuery } from '../../api/coverage.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { ExportLink } from '../../components/export-link.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { coverageTexts as texts } from '../../messages/coverage.es-CO.ts';
import { CoverageBody } from './coverage-body.tsx';
import { holesOf } from './coverage-rows.ts';
import { readCoverageSearch } from './coverage-search.ts';
import { CoverageTabs } from './coverage-tabs.tsx';

const route = getRouteApi('/frame/cobertura');
const address: typeof coverageExport = '/api/purchase/office/coverage/export';

/** Where the shop delivers: zones with their places and terms, holes, and what the shop answers. */
export function CoverageScreen() {
  const search = readCoverageSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const mayEdit = mayDo(useOperator(), 'coverage.edit');
  const { data: map, isPending, isError, error, refetch } = useQuery(coverageQuery);
  const change = (part: Record<string, string | undefined>) =>
    void navigate({ search: (now) => readCoverageSearch({ ...now, ...part }), replace: true, resetScroll: false });
  const holes = map && holesOf(map).length;
  return (
    <>
      <PageHeader
        title={texts.title}
        after={
          map &&
          holes !== undefined && (
            <span className="text-[0.875rem] text-text-2 max-sm:hidden">
              {texts.coveredOf(map.cities.length - holes, map.cities.length)}
            </span>
          )
        }
        actions={
          <>
            <ExportLink href={search.zona ? `${address}?zone=${encodeURIComponent(search.zona)}` : address} />
            {mayEdit && (
              <OfficeButton icon="plus" disabled={!map} onClick={() => change({ panel: 'crear' })}>
                {texts.create}
              </OfficeButton>
            )}
          </>
        }
      />
      <CoverageTabs map={map} holes={holes} current={search.vista} />
      {isPending && <LoadingRows rows={10} />}
      {isError && !map && <LoadFailure what={texts.what} cause={error} onRetry={() => void refetch()} />}
      {map && <CoverageBody map={map} search={search} mayEdit={mayEdit} onChange={change} />}
    </>
  );
}
