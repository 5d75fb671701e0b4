import { PlacePicker } from '../../features/place-picker/place-picker.tsx';
import { StreetBuilder } from '../../features/street-builder/street-builder.tsx';
import type { RegistrationFieldsProps } from './step.ts';
import { ArrivalNote } from './arrival-note.tsx';

/** The place of the business, with its coverage. */
export function PlaceFields({ form }: RegistrationFieldsProps) {
  const { place, street: address } = form.values;
  const { rural, street } = address;
  const hasBegun = rural !== null || `${street.number}${street.crossing}${street.plate}` !== '';
  return (
    <>
      <PlacePicker
        value={place}
        onChange={(next) => form.change({ place: next })}
        wrong={{ state: form.error('state'), city: form.error('city') }}
      />
      {place.cityId !== '' && <ArrivalNote cityId={place.cityId} stateId={place.stateId} />}
      <StreetBuilder
        value={address}
        onChange={(next) => form.change({ street: next })}
        error={form.error('address')}
        onLeave={() => hasBegun && form.leave('address')}
      />
    </>
  );
}
