import { useQuery } from '@tanstack/react-query';
import type { TakenRegistration } from '@tonalia/contract/customers-office-taken';
import { useState } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { registrationPhotoAddress, takenRegistrationsQuery } from '../../api/taken-registrations.ts';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { Panel } from '../../components/panel.tsx';
import { useNow } from '../../components/use-now.ts';
import { formatWhenInFull } from '../../components/when.ts';
import { takenRegistrationTexts as texts } from '../../messages/taken-registrations.es-CO.ts';

/** Where a customer is and its photos, as sellers registered it during a visit; nothing for other customers. */
export function TakenRegistrations({ customerId }: { customerId: string }) {
  const { data } = useQuery(takenRegistrationsQuery(customerId));
  return data?.map((one) => <TakenPanel key={one._id} customerId={customerId} one={one} />);
}

function TakenPanel({ customerId, one }: { customerId: string; one: TakenRegistration }) {
  const now = useNow();
  const [shown, setShown] = useState<string>();
  const { seller, takenAt, position, photos } = one;
  return (
    <Panel label={texts.title}>
      <h2 className="text-panel">{texts.title}</h2>
      <p className="mt-1 text-text-2">{texts.by(seller, formatWhenInFull(new Date(takenAt), now))}</p>
      {position && (
        <a
          href={mapAddress(position)}
          target="_blank"
          rel="noreferrer"
          className="mt-2 inline-flex min-h-11 items-center gap-2 font-[550] text-brand-text underline-offset-4 hover:underline"
        >
          <Icon name="pin" size="sm" /> {texts.place(position.accuracy)}
        </a>
      )}
      {photos.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2.5">
          {photos.map((photo, at) => (
            <li key={photo}>
              <button type="button" aria-label={texts.photo(at + 1)} onClick={() => setShown(photo)}>
                <img
                  src={registrationPhotoAddress(customerId, photo)}
                  alt=""
                  loading="lazy"
                  className="size-20 rounded-[14px] object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown !== undefined && (
        <OfficeDialog title={texts.photo(photos.indexOf(shown) + 1)} wide onClose={() => setShown(undefined)}>
          <img
            src={registrationPhotoAddress(customerId, shown)}
            alt={texts.photo(photos.indexOf(shown) + 1)}
            className="mx-auto max-h-[56dvh] rounded-[14px] object-contain"
          />
        </OfficeDialog>
      )}
    </Panel>
  );
}

const mapAddress = ({ latitude, longitude }: NonNullable<TakenRegistration['position']>): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
