import { Icon } from '@tonalia/ui/icon';
import type { IconName } from '@tonalia/ui/icon';
import { buttonClass } from '@tonalia/ui/button';
import { useState } from 'react';
import { colourSearchMessages as text } from '../../messages/colour-search.es-CO.ts';
import type { Pixels } from './photo-colour.ts';
import { PhotoPoint } from './photo-point.tsx';
import { readPhoto } from './read-photo.ts';

/** Picks a colour by touching a photo, which never leaves the device. */
export function PhotoPanel({ onChoose }: { onChoose: (hex: string) => void }) {
  const [photo, setPhoto] = useState<Pixels | null>(null);
  const [isWrong, setWrong] = useState(false);

  async function take(file: File | undefined) {
    if (!file) return;
    setWrong(false);
    try {
      setPhoto(await readPhoto(file));
    } catch {
      setWrong(true);
    }
  }
  return (
    <div className="pb-6">
      {photo && <PhotoPoint key={photoKey(photo)} photo={photo} onChoose={onChoose} />}
      {isWrong && (
        <p role="alert" className="mb-3 text-small text-danger">
          {text.photoWrong}
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <PhotoButton icon="camera" label={text.takePhoto} takesPhoto onFile={take} />
        <PhotoButton icon="image" label={text.choosePhoto} onFile={take} />
      </div>
      <p className="mt-3 text-small text-text-3">{text.photoStays}</p>
    </div>
  );
}

const keysOf = new WeakMap<Pixels, number>();
let photos = 0;

/** A React key for each photo, so that a new one starts with its own point. */
function photoKey(photo: Pixels): number {
  const key = keysOf.get(photo) ?? (photos += 1);
  keysOf.set(photo, key);
  return key;
}

interface PhotoButtonProps {
  icon: IconName;
  label: string;
  /** Opens a phone's camera; a desktop asks for a file. */
  takesPhoto?: boolean;
  onFile: (file: File | undefined) => Promise<void>;
}

function PhotoButton({ icon, label, takesPhoto = false, onFile }: PhotoButtonProps) {
  return (
    <label className={buttonClass({ variant: 'secondary', className: 'has-focus-visible:focus-ring flex-1' })}>
      <input
        type="file"
        accept="image/*"
        capture={takesPhoto ? 'environment' : undefined}
        className="sr-only"
        onChange={({ currentTarget }) => {
          void onFile(currentTarget.files?.[0]);
          // Allows choosing the same photo again.
          currentTarget.value = '';
        }}
      />
      <Icon name={icon} size="sm" />
      {label}
    </label>
  );
}
