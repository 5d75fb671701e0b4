import { maxRegistrationPhotoBytes, maxRegistrationPhotos } from '@tonalia/contract/limits';
import { Button } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { IconButton } from '@tonalia/ui/icon-button';
import { useState } from 'react';
import type { PhotoLimits } from '../../components/shrink-photo.ts';
import { PhotoTiles } from '../../components/photo-tiles.tsx';
import { registrationMessages } from '../../messages/registration.es-CO.ts';
import { currentPosition } from '../../native/position.ts';
import type { VisitProof } from './draft.ts';

const words = registrationMessages.seller;
/** Small, because they wait on the phone. */
const limits: PhotoLimits = { side: 1280, bytes: maxRegistrationPhotoBytes };

interface VisitProofProps {
  proof: VisitProof;
  /** Street and city; empty until both are typed. */
  address: string;
  onChange: (proof: VisitProof) => void;
}

/** Where the business is, and photos of its front and its document: each only when the seller gives it. */
export function VisitProofFields({ proof, address, onChange }: VisitProofProps) {
  return (
    <>
      <PointField point={proof.point} address={address} onPoint={(point) => onChange({ ...proof, point })} />
      <div role="group" aria-label={words.photos} className="max-w-field">
        <p className="mb-2 text-label">{words.photos}</p>
        <PhotoTiles
          photos={proof.photos}
          most={maxRegistrationPhotos}
          limits={limits}
          words={{ add: words.addPhoto, photo: words.photo, remove: words.removePhoto, bad: words.badPhoto }}
          onChange={(photos) => onChange({ ...proof, photos })}
        />
      </div>
    </>
  );
}

interface PointFieldProps {
  point: VisitProof['point'];
  address: string;
  onPoint: (point: VisitProof['point']) => void;
}

function PointField({ point, address, onPoint }: PointFieldProps) {
  const [isAsking, setAsking] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const ask = async () => {
    setAsking(true);
    const found = await currentPosition();
    setAsking(false);
    setMissing(found === null);
    if (found) onPoint(found);
  };
  return (
    <div role="group" aria-label={words.place} className="max-w-field">
      <p className="mb-2 text-label">{words.place}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-[14px] px-3 py-2.5 inset-ring inset-ring-line-control">
        {point && <Icon name="pin" className="shrink-0 text-brand-text" />}
        <p role="status" className="min-w-[min(100%,8rem)] flex-1 text-small text-text-2">
          {point && address !== '' && <b className="block text-label text-text">{address}</b>}
          {point ? words.placeKept(point.accuracy) : isMissing ? words.noPlace : words.placeKeeps}
        </p>
        <Button variant="ghost" size="sm" loading={isAsking} onClick={() => void ask()}>
          {point ? words.correctPlace : words.keepPlace}
        </Button>
        {point && <IconButton icon="x" label={words.removePlace} tip="none" onClick={() => onPoint(null)} />}
      </div>
    </div>
  );
}
