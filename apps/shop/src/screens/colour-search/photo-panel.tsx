import { FileField } from '@tonalia/ui/file-field';
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
  const [photo, setPhoto] = useState<{ pixels: Pixels; number: number } | null>(null);
  const [isWrong, setWrong] = useState(false);

  async function take(file: File) {
    setWrong(false);
    try {
      const pixels = await readPhoto(file);
      setPhoto((last) => ({ pixels, number: (last?.number ?? 0) + 1 }));
    } catch {
      setWrong(true);
    }
  }
  return (
    <div className="pb-6">
      {/* Another photo begins with its own point. */}
      {photo && <PhotoPoint key={photo.number} photo={photo.pixels} onChoose={onChoose} />}
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

interface PhotoButtonProps {
  icon: IconName;
  label: string;
  /** Opens a phone's camera; a desktop asks for a file. */
  takesPhoto?: boolean;
  onFile: (file: File) => Promise<void>;
}

function PhotoButton({ icon, label, takesPhoto = false, onFile }: PhotoButtonProps) {
  return (
    <label className={buttonClass({ variant: 'secondary', className: 'has-focus-visible:focus-ring flex-1' })}>
      <FileField accept="image/*" takesPhoto={takesPhoto} onFiles={([file]) => void onFile(file)} />
      <Icon name={icon} size="sm" />
      {label}
    </label>
  );
}
