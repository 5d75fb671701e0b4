import type { CoverageMap, CoverageZone } from '@tonalia/contract/coverage-office';
import { Suspense, lazy, useState } from 'react';
import { holesOf } from './coverage-rows.ts';
import type { ChangeCoverageSearch, CoverageSearch } from './coverage-search.ts';

const ZoneSheet = lazy(() => import('./zone-sheet.tsx').then((one) => ({ default: one.ZoneSheet })));
const RemoveDialog = lazy(() => import('./remove-dialog.tsx').then((one) => ({ default: one.RemoveDialog })));

export type ZoneDialogsProps = {
  map: CoverageMap;
  search: CoverageSearch;
  chosen: CoverageZone | undefined;
  onChange: ChangeCoverageSearch;
};

/** The sheet of a new zone or of the chosen one, and the question before that one is removed. */
export function ZoneDialogs({ map, search: { vista, zona, depto, panel }, chosen, onChange }: ZoneDialogsProps) {
  const [isRemoving, setRemoving] = useState(false);
  const isNew = panel === 'crear';
  // a new zone begins with the holes of the department that is shown
  const holes = vista === 'huecos' ? holesOf(map).filter(({ stateId }) => stateId === depto) : [];
  return (
    <Suspense>
      {panel !== undefined && (isNew || chosen) && (
        <ZoneSheet
          key={isNew ? 'new' : zona}
          map={map}
          zone={isNew ? undefined : chosen}
          cityIds={holes.map(({ _id }) => _id)}
          onClose={() => onChange({ panel: undefined })}
          onSaved={(zoneId) => onChange({ panel: undefined, vista: undefined, zona: zoneId })}
          onRemove={() => setRemoving(true)}
        />
      )}
      {isRemoving && chosen && (
        <RemoveDialog
          zone={chosen}
          onClose={() => setRemoving(false)}
          onDone={() => {
            setRemoving(false);
            onChange({ panel: undefined, zona: undefined });
          }}
        />
      )}
    </Suspense>
  );
}
