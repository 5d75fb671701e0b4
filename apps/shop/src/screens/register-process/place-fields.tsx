import { PlacePicker } from '../../features/place-picker/place-picker.tsx';
import { StreetBuilder } from '../../features/street-builder/street-builder.tsx';
import type { FieldsProps } from './step.ts';
import { ArrivalNote } from './arrival-note.tsx';

/** Where the business is, and whether anybody delivers there. */
export function PlaceFields({ draft, change, wrong, leave }: FieldsProps) {
  const { rural, street } = draft.street;
  const hasBegun = rural !== null || `${street.number}${street.crossing}${street.plate}` !== '';
  return (
    <>
      <PlacePicker
        value={draft.place}
        onChange={(place) => change({ place })}
        wrong={{ state: wrong('state'), city: wrong('city') }}
      />
      {draft.place.cityId !== '' && <ArrivalNote cityId={draft.place.cityId} stateId={draft.place.stateId} />}
      <StreetBuilder
        value={draft.street}
        onChange={(next) => change({ street: next })}
        error={wrong('address')}
        onLeave={() => hasBegun && leave('address')}
      />
    </>
  );
}
