import { useState } from 'react';
import { Sheet } from '@tonalia/ui/sheet';
import { useCamera } from '@tonalia/ui/use-camera';
import { useBackCloses } from '../../components/use-back-closes.ts';
import { pickerTexts as texts } from '../../messages/picker.es-CO.ts';
import { TypedCode } from './typed-code.tsx';

export type ScanSheetProps = {
  /** The label of the button beside the field. */
  act?: string;
  /** Why the last code is not taken, in words. */
  note?: string | undefined;
  onRead: (code: string) => void;
  onClose: () => void;
};

/** The camera, and a field for the code. */
export function ScanSheet({ act = texts.count, note, onRead, onClose }: ScanSheetProps) {
  useBackCloses(onClose);
  const [hasCamera, setCamera] = useState(true);
  const video = useCamera(onRead, () => setCamera(false));
  return (
    <Sheet open onClose={onClose} title={texts.scan} toField={!hasCamera}>
      {hasCamera ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what the camera sees, without sound
        <video
          ref={video}
          muted
          playsInline
          className="mb-4 aspect-4/3 w-full rounded-card bg-surface-3 object-cover"
        />
      ) : (
        <p role="status" className="mb-4 text-text-2">
          {texts.noCamera}
        </p>
      )}
      <TypedCode onRead={onRead} act={act} />
      {note !== undefined && (
        <p role="alert" className="mt-3 text-small text-danger">
          {note}
        </p>
      )}
    </Sheet>
  );
}
