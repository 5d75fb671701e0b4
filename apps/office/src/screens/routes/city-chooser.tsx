import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@tonalia/ui/select-field';
import { useState } from 'react';
import { citiesQuery, statesQuery } from '../../api/one-order.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { routeTexts as texts } from '../../messages/routes.es-CO.ts';
import type { TypedPlace } from './typed-place.ts';

/** Adds a municipality to the places of a route. */
export function CityChooser({ onChoose }: { onChoose: (place: TypedPlace) => void }) {
  const [stateId, setState] = useState('');
  const [cityId, setCity] = useState('');
  const { data: states = [] } = useQuery(statesQuery);
  const { data: cities = [] } = useQuery({ ...citiesQuery(stateId), enabled: stateId !== '' });
  const city = cities.find(({ _id }) => _id === cityId);
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
      <SelectField
        small
        label={texts.state}
        placeholder={texts.state}
        value={stateId}
        options={states.map(({ _id, name }) => ({ value: _id, label: name }))}
        onChange={({ currentTarget }) => {
          setState(currentTarget.value);
          setCity('');
        }}
      />
      <SelectField
        small
        label={texts.city}
        placeholder={texts.city}
        value={cityId}
        options={cities.map(({ _id, name }) => ({ value: _id, label: name }))}
        onChange={({ currentTarget }) => setCity(currentTarget.value)}
      />
      <OfficeButton
        look="secondary"
        disabled={!city}
        onClick={() => {
          if (city) onChoose({ cityId: city._id, zoneId: null, name: city.name, words: '' });
          setCity('');
        }}
      >
        {texts.addCity}
      </OfficeButton>
    </div>
  );
}
