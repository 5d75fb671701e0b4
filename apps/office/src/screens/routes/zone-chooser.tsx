import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@tonalia/ui/select-field';
import { useState } from 'react';
import { orderFiltersQuery } from '../../api/orders.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { routeTexts as texts } from '../../messages/routes.es-CO.ts';
import type { TypedPlace } from './typed-place.ts';

/** Adds a delivery zone to the places of a route; those that are chosen are not offered again. */
export function ZoneChooser({
  chosen,
  onChoose,
}: {
  chosen: readonly TypedPlace[];
  onChoose: (place: TypedPlace) => void;
}) {
  const [zoneId, setZone] = useState('');
  const { data } = useQuery(orderFiltersQuery);
  const zones = (data?.zones ?? []).filter(({ _id }) => !chosen.some((place) => place.zoneId === _id));
  const zone = zones.find(({ _id }) => _id === zoneId);
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
      <SelectField
        small
        label={texts.zone}
        placeholder={texts.zone}
        value={zone ? zoneId : ''}
        options={zones.map(({ _id, name }) => ({ value: _id, label: name }))}
        onChange={({ currentTarget }) => setZone(currentTarget.value)}
      />
      <OfficeButton
        look="secondary"
        disabled={!zone}
        onClick={() => {
          if (zone) onChoose({ cityId: null, zoneId: zone._id, name: zone.name, words: '' });
          setZone('');
        }}
      >
        {texts.addZone}
      </OfficeButton>
    </div>
  );
}
