import { Suspense, lazy } from 'react';
import { coverageTexts } from '../../messages/coverage.es-CO.ts';
import { legendColours } from '../../features/coverage-map/lead-colours.ts';
import { MapBoundary } from './map-boundary.tsx';
import type { StateMapProps } from '../../features/coverage-map/state-map.tsx';

const texts = coverageTexts.map;
const StateMap = lazy(() =>
  import('../../features/coverage-map/state-map.tsx').then((one) => ({ default: one.StateMap })),
);

/** The map with its legend and its author. */
export function MapPanel(props: StateMapProps) {
  return (
    <section aria-label={texts.title}>
      <div className="min-h-[390px]">
        <MapBoundary words={texts.failed}>
          <Suspense>
            <StateMap {...props} />
          </Suspense>
        </MapBoundary>
      </div>
      <ul className="mt-2 flex flex-wrap justify-center gap-x-2.5 gap-y-1 text-[0.78125rem] whitespace-nowrap text-text-2">
        {texts.legend.map((name, at) => (
          <li key={name} className="flex items-center gap-1">
            <span
              aria-hidden="true"
              className="size-[11px] rounded-[3.5px] inset-ring inset-ring-line-control"
              style={{ background: legendColours[at] }}
            />
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-center text-[0.75rem] whitespace-nowrap text-text-2">
        {texts.credit}{' '}
        <a className="underline" href="https://github.com/VictorCazanave/svg-maps" target="_blank" rel="noreferrer">
          {texts.creditName}
        </a>
        ,{' '}
        <a
          className="underline"
          href="https://creativecommons.org/licenses/by/4.0/deed.es"
          target="_blank"
          rel="noreferrer"
        >
          {texts.licence}
        </a>
      </p>
    </section>
  );
}
