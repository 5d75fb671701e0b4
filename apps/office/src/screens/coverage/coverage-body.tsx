import type { CoverageMap } from '@tonalia/contract/coverage-office';
import { PageFoot, moveKeys } from '../../components/page-foot.tsx';
import { EmptyNote, NothingFound } from '../../components/states.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { coverageTexts as texts } from '../../messages/coverage.es-CO.ts';
import { CityViews } from './city-views.tsx';
import { bestLeads, cityPage, filteredZones, zoneRows } from './coverage-rows.ts';
import type { ChangeCoverageSearch, CoverageSearch } from './coverage-search.ts';
import { CoverageFilters } from './coverage-filters.tsx';
import { HolidayList } from './holiday-list.tsx';
import { MapPanel } from './map-panel.tsx';
import { ReachAnswer } from './reach-answer.tsx';
import { ZoneCard } from './zone-card.tsx';
import { ZoneDialogs } from './zone-dialogs.tsx';
import { ZoneTable } from './zone-table.tsx';

const keys = [moveKeys, { keys: ['E'], does: texts.keyEdit }];

export type CoverageBodyProps = {
  map: CoverageMap;
  search: CoverageSearch;
  mayEdit: boolean;
  onChange: ChangeCoverageSearch;
};

/** The list of the view with the map beside it. */
export function CoverageBody({ map, search, mayEdit, onChange }: CoverageBodyProps) {
  const { vista, zona, depto, llega } = search;
  const rows = zoneRows(map);
  const shown = filteredZones(rows, search);
  const chosen = rows.find(({ zone }) => zone._id === zona);
  const at = shown.findIndex(({ zone }) => zone._id === zona);
  const move = (by: number) =>
    onChange({ zona: shown[at < 0 ? 0 : Math.min(Math.max(at + by, 0), shown.length - 1)]?.zone._id });
  const edit = mayEdit && chosen ? () => onChange({ panel: 'editar' }) : undefined;
  const isZones = vista === undefined;
  const listed = isZones || vista === 'festivos' ? undefined : cityPage(map, search);
  const facts = isZones ? texts.count(shown.length) : listed && texts.cityCount(listed.total);
  useKeys({
    ...(isZones && { j: () => move(1), k: () => move(-1), ArrowDown: () => move(1), ArrowUp: () => move(-1) }),
    e: edit,
    n: mayEdit ? () => onChange({ panel: 'crear' }) : undefined,
  });
  const card = chosen && <ZoneCard key={chosen.zone._id} row={chosen} asked={llega} onEdit={edit} />;
  const marked = new Set(depto === undefined ? chosen?.cities.map(({ stateId }) => stateId) : [depto]);
  return (
    <div className="grid min-h-0 flex-1 lg:grid-cols-[minmax(0,1fr)_340px] 2xl:grid-cols-[minmax(0,1fr)_360px]">
      <div className="flex min-w-0 flex-col lg:border-r lg:border-line">
        {vista !== 'festivos' && <CoverageFilters map={map} search={search} onChange={onChange} />}
        {llega !== undefined && vista !== 'festivos' && (
          <ReachAnswer key={llega} cityId={llega} onClose={() => onChange({ llega: undefined })} />
        )}
        {isZones && rows.length === 0 && <EmptyNote title={texts.none} text={texts.noneText} />}
        {isZones && rows.length > 0 && shown.length === 0 && <NothingFound title={texts.nothing} />}
        {isZones && shown.length > 0 && (
          <ZoneTable
            rows={shown}
            cutoff={map.cutoff}
            focused={zona}
            detail={card}
            onChoose={(zoneId) => onChange({ zona: zoneId === zona ? undefined : zoneId })}
          />
        )}
        {(vista === 'municipios' || vista === 'huecos') && (
          <CityViews
            map={map}
            search={search}
            onChooseZone={(zoneId) => onChange({ vista: undefined, q: undefined, pagina: undefined, zona: zoneId })}
            onCreate={mayEdit ? () => onChange({ panel: 'crear' }) : undefined}
          />
        )}
        {vista === 'festivos' && <HolidayList holidays={map.holidays} />}
        <PageFoot
          className="mt-auto"
          facts={facts ?? texts.holidayCount(map.holidays.length)}
          keys={isZones ? keys : []}
          page={listed?.page ?? 1}
          pages={listed?.pages ?? 1}
          onPage={(page) => onChange({ pagina: page === 1 ? undefined : String(page) })}
        />
      </div>
      <aside
        aria-label={texts.map.beside}
        className="no-scrollbar min-w-0 self-start px-5 py-6 max-lg:border-t max-lg:border-line lg:sticky lg:top-0 lg:max-h-dvh lg:overflow-y-auto"
      >
        <MapPanel
          leads={bestLeads(map)}
          names={new Map(map.states.map(({ _id, name }) => [_id, name]))}
          chosen={marked}
          onChoose={(stateId) => onChange({ depto: stateId === depto ? undefined : stateId, pagina: undefined })}
        />
        {card && <div className="mt-4 border-t border-line pt-4 max-lg:hidden">{card}</div>}
      </aside>
      {mayEdit && <ZoneDialogs {...{ map, search, onChange }} chosen={chosen?.zone} />}
    </div>
  );
}
