import { useQuery } from '@tanstack/react-query';
import { Button } from '@tonalia/ui/button';
import { Notice } from '@tonalia/ui/notice';
import { useEffect } from 'react';
import { citiesQuery, statesQuery } from '../../api/queries/places.ts';
import { registrationMessages } from '../../messages/registration.es-CO.ts';
import { Combobox } from './combobox.tsx';

const words = registrationMessages.place;

/** A municipality with its department; empty strings until they are chosen. */
export interface Municipality {
  stateId: string;
  state: string;
  cityId: string;
  city: string;
}
export const noPlace: Municipality = { stateId: '', state: '', cityId: '', city: '' };

export interface PlacePickerProps {
  value: Municipality;
  onChange: (place: Municipality) => void;
  wrong?: { state?: string | undefined; city?: string | undefined };
}

/** Department, then one of its municipalities. A department with one municipality selects it. */
export function PlacePicker({ value, onChange, wrong = {} }: PlacePickerProps) {
  const states = useQuery(statesQuery);
  const cities = useQuery({ ...citiesQuery(value.stateId), enabled: value.stateId !== '' });
  const only = cities.data?.length === 1 ? cities.data[0] : undefined;
  useEffect(() => {
    if (only && value.cityId === '' && only.stateId === value.stateId) {
      onChange({ ...value, cityId: only.cityId, city: only.name });
    }
  }, [only, value, onChange]);
  const failed = states.isError ? states : cities.isError ? cities : null;

  return (
    <>
      <Combobox
        label={words.state}
        name="state"
        options={(states.data ?? []).map(({ stateId, name }) => ({ id: stateId, name }))}
        chosen={value.stateId ? { id: value.stateId, name: value.state } : null}
        onChoose={({ id, name }) => onChange({ ...noPlace, stateId: id, state: name })}
        placeholder={words.pick}
        none={words.noState}
        error={wrong.state}
      />
      <Combobox
        key={value.stateId}
        label={words.city}
        name="city"
        options={(cities.data ?? []).map(({ cityId, name }) => ({ id: cityId, name }))}
        chosen={value.cityId ? { id: value.cityId, name: value.city } : null}
        onChoose={({ id, name }) => onChange({ ...value, cityId: id, city: name })}
        placeholder={value.stateId ? words.pick : words.stateFirst}
        none={words.noCity}
        error={wrong.city}
        disabled={value.stateId === ''}
      />
      {failed && (
        <Notice
          color="red"
          message={words.failed}
          className="max-w-field"
          action={
            <Button variant="ghost" size="sm" loading={failed.isFetching} onClick={() => void failed.refetch()}>
              {words.retry}
            </Button>
          }
        />
      )}
    </>
  );
}
