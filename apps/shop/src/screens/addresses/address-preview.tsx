import { Icon } from '@tonalia/ui/icon';
import { cityAndState } from '../../features/address/address-lines.ts';
import { deliveryWords, noCoverageSentence, useCoverage } from '../../features/address/coverage.ts';
import { addressOf } from '../../features/street-builder/street-draft.ts';
import { addressMessages } from '../../messages/addresses.es-CO.ts';
import type { AddressDraft } from './address-draft.ts';
import { MapArt } from './map-art.tsx';

/** A preview of the address with its coverage. */
export function AddressPreview({ draft: { place, street } }: { draft: AddressDraft }) {
  const { rural, street: parts } = street;
  const hasBegun = rural === null ? parts.number !== '' || parts.crossing !== '' : rural.trim() !== '';
  return (
    <div className="overflow-hidden rounded-card inset-ring inset-ring-line lg:sticky lg:top-28 lg:col-start-2">
      <MapArt className="h-22 w-full lg:h-40" />
      <div className="flex min-h-[66px] flex-col justify-center px-3.5 py-3">
        <p className={`text-label break-words ${hasBegun ? '' : 'text-text-3'}`}>
          <output>{hasBegun ? addressOf(street) : addressMessages.form.preview}</output>
        </p>
        <p className="text-small text-text-3">{place.cityId && cityAndState(place.city, place.state)}</p>
      </div>
      <Delivery cityId={place.cityId} stateId={place.stateId} />
    </div>
  );
}

function Delivery({ cityId, stateId }: { cityId: string; stateId: string }) {
  const { data } = useCoverage(cityId === '' ? null : { cityid: cityId, stateid: stateId });
  const look =
    data === undefined
      ? 'bg-surface-2 text-text-3'
      : data.coverage
        ? 'bg-brand-soft text-brand-text'
        : 'bg-warn-soft text-warn-ink';
  return (
    <p role="status" className={`flex min-h-11 items-center gap-2.5 px-3.5 py-2.5 text-label ${look}`}>
      {cityId === '' && addressMessages.form.noCityYet}
      {data && <Icon name={data.coverage ? 'check-circle' : 'pin-off'} className={data.coverage ? '' : 'text-warn'} />}
      {data && (data.coverage ? deliveryWords(data) : noCoverageSentence(data))}
    </p>
  );
}
