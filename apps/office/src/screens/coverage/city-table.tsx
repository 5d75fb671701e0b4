import type { CoverageCity } from '@tonalia/contract/coverage-office';
import { coverageTexts as texts } from '../../messages/coverage.es-CO.ts';

export type CityTableProps = {
  cities: readonly CoverageCity[];
  stateNames: ReadonlyMap<string, string>;
  zones: ReadonlyMap<string, { name: string; isPaused: boolean }>;
  onChooseZone: (zoneId: string) => void;
};

const cell = 'lg:px-2.5';

/** Municipalities with their zone and customers; on a phone cards. */
export const CityTable = ({ cities, stateNames, zones, onChooseZone }: CityTableProps) => (
  <table className="phone-card text-left max-lg:block lg:w-full">
    <thead className="border-b border-line text-[0.8125rem] text-text-2 max-lg:sr-only">
      <tr>
        {[texts.city, texts.state, texts.zone, texts.customers, texts.orders].map((name, at) => (
          <th
            key={name}
            scope="col"
            className={`px-2.5 py-2 font-[550] first:pl-7 last:pr-7 ${at > 2 ? 'text-right' : ''}`}
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-lg:block">
      {cities.map(({ _id, name, stateId, zoneId, customers, orders }) => {
        const zone = zoneId === null ? undefined : zones.get(zoneId);
        return (
          <tr
            key={_id}
            className="border-b border-hair max-lg:grid max-lg:grid-cols-[1fr_auto] max-lg:gap-x-3 max-lg:px-4 max-lg:py-2.5 lg:h-11"
          >
            <td className="font-semibold lg:pr-2.5 lg:pl-7">{name}</td>
            <td className={`text-text-2 max-lg:text-right ${cell}`}>{stateNames.get(stateId)}</td>
            <td className={cell}>
              {zone && zoneId !== null ? (
                <button
                  type="button"
                  className="touch-area text-left font-[550] text-brand-text underline-offset-2 hover:underline"
                  onClick={() => onChooseZone(zoneId)}
                >
                  {zone.isPaused ? texts.inPaused(zone.name) : zone.name}
                </button>
              ) : (
                <span className="text-text-2">{texts.noZone}</span>
              )}
            </td>
            <td className={`text-right tabular-nums ${cell}`}>
              {texts.number(customers)}
              <span className="text-text-2 lg:hidden"> {texts.customers.toLocaleLowerCase('es')}</span>
            </td>
            <td className="pr-7 pl-2.5 text-right tabular-nums max-lg:hidden">{texts.number(orders)}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
