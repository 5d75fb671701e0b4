import type { CoverageMap } from '@tonalia/contract/coverage-office';
import { ChoiceFilter } from '../../components/choice-filter.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { coverageTexts as texts } from '../../messages/coverage.es-CO.ts';
import type { ChangeCoverageSearch, CoverageSearch } from './coverage-search.ts';
import { ReachField } from './reach-field.tsx';

export type CoverageFiltersProps = {
  map: CoverageMap;
  search: CoverageSearch;
  onChange: ChangeCoverageSearch;
};

/** Search, filters and the question whether something arrives. */
export function CoverageFilters({
  map,
  search: { vista, q, bodega, plazo, depto, llega },
  onChange,
}: CoverageFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5 lg:px-7">
      <SearchBox
        label={texts.search}
        value={q ?? ''}
        className="h-8 w-[190px] text-[0.8125rem] max-lg:h-11 max-lg:w-full"
        onSearch={(words) => onChange({ q: words || undefined })}
      />
      {vista === undefined && (
        <>
          <ChoiceFilter
            name={texts.warehouse}
            value={bodega}
            choices={map.warehouses.map(({ _id, name }) => ({ value: _id, label: name }))}
            removeLabel={texts.removeFilter(texts.warehouse)}
            onChoose={(chosen) => onChange({ bodega: chosen })}
          />
          <ChoiceFilter
            name={texts.lead}
            value={plazo}
            choices={Object.entries(texts.leads).map(([value, label]) => ({ value, label }))}
            removeLabel={texts.removeFilter(texts.lead)}
            onChoose={(chosen) => onChange({ plazo: chosen })}
          />
        </>
      )}
      <ChoiceFilter
        name={texts.state}
        value={depto}
        choices={map.states.map(({ _id, name }) => ({ value: _id, label: name }))}
        removeLabel={texts.removeFilter(texts.state)}
        onChoose={(chosen) => onChange({ depto: chosen })}
      />
      <span className="flex-1" />
      <ReachField key={llega} map={map} asked={llega} onAsk={(cityId) => onChange({ llega: cityId })} />
    </div>
  );
}
