import { FileField } from '@tonalia/ui/file-field';
import { Icon } from '@tonalia/ui/icon';
import { useId, useState } from 'react';
import type { WaitingPhoto } from '../../api/delivery-store.ts';
import { driverTexts as texts } from '../../messages/driver.es-CO.ts';
import { shrinkPhoto } from '../../components/shrink-photo.ts';

/** Photos of one thing. */
const MOST = 4;

export type PhotoRowProps = {
  photos: readonly WaitingPhoto[];
  onPhoto: (base64: string) => void;
  onRemove: (clientId: string) => void;
};

/** Photos just taken, and the button of the camera. */
export function PhotoRow({ photos, onPhoto, onRemove }: PhotoRowProps) {
  const id = useId();
  const [failure, setFailure] = useState<string>();
  const take = (file: File) => {
    setFailure(undefined);
    shrinkPhoto(file).then(onPhoto, () => setFailure(texts.badPhoto));
  };
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2.5">
        {photos.map(({ clientId, base64 }) => (
          <button
            key={clientId}
            type="button"
            aria-label={texts.removePhoto}
            className="pressable relative size-16 overflow-hidden rounded-[14px]"
            onClick={() => onRemove(clientId)}
          >
            <img
              src={`data:image/jpeg;base64,${base64}`}
              alt=""
              width={64}
              height={64}
              className="size-full object-cover"
            />
            <span className="absolute top-1 right-1 inline-flex size-5 items-center justify-center rounded-full bg-surface">
              <Icon name="x" size="xs" />
            </span>
          </button>
        ))}
        {photos.length < MOST && (
          <label
            htmlFor={id}
            className="pressable inline-flex size-16 cursor-pointer items-center justify-center rounded-[14px] border-[1.5px] border-dashed border-text-3 focus-within:outline-2"
          >
            <span className="sr-only">{texts.photo}</span>
            <Icon name="camera" size="lg" />
            <FileField id={id} accept="image/*" takesPhoto onFiles={([file]) => take(file)} />
          </label>
        )}
      </div>
      {failure !== undefined && (
        <p role="alert" className="mt-2 text-small text-danger">
          {failure}
        </p>
      )}
    </div>
  );
}
