import type { CoverageMap } from '@tonalia/contract/coverage-office';
import { OfficeButton } from '../../components/office-button.tsx';
import { EmptyNote, NothingFound } from '../../components/states.tsx';
import { coverageTexts as texts } from '../../messages/coverage.es-CO.ts';
import { CityTable } from './city-table.tsx';
import { cityPage, holesOf } from './coverage-rows.ts';
import type { CoverageSearch } from './coverage-search.ts';

export type CityViewsProps = {
  map: CoverageMap;
  search: CoverageSearch;
  onChooseZone: (zoneId: string) => void;
  /** Makes a zone of the holes of the department; undefined where the role only reads. */
  onCreate: (() => void) | undefined;
};

/** All municipalities, or those without delivery. */
export function CityViews({ map, search, onChooseZone, onCreate }: CityViewsProps) {
  const isHoles = search.vista === 'huecos';
  const { cities, total } = cityPage(map, search);
  const stateNames = new Map(map.states.map(({ _id, name }) => [_id, name]));
  if (isHoles && holesOf(map).length === 0) return <EmptyNote title={texts.noHoles} />;
  if (total === 0) return <NothingFound title={texts.nothing} />;
  const state = search.depto === undefined ? undefined : stateNames.get(search.depto);
  return (
    <>
      {isHoles && onCreate && state !== undefined && (
        <p className="px-4 py-2.5 lg:px-7">
          <OfficeButton small look="soft" icon="plus" onClick={onCreate}>
            {texts.createHere(state)}
          </OfficeButton>
        </p>
      )}
      <CityTable
        cities={cities}
        stateNames={stateNames}
        zones={new Map(map.zones.map((zone) => [zone._id, zone]))}
        onChooseZone={onChooseZone}
      />
    </>
  );
}
