import { useState } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { useCamera } from '@tonalia/ui/use-camera';
import { TypedCode } from '../../features/picking/typed-code.tsx';
import { countTexts as texts } from '../../messages/count.es-CO.ts';
import { pickerTexts } from '../../messages/picker.es-CO.ts';

export type CountCameraProps = { onRead: (code: string) => void; onClose: () => void };

const corner = 'absolute size-6 border-[3px] border-on-deep';

/** The camera above the keypad, which stays on from one version to the next; without one a field for the code. */
export function CountCamera({ onRead, onClose }: CountCameraProps) {
  const [hasCamera, setCamera] = useState(true);
  const video = useCamera(onRead, () => setCamera(false));
  if (!hasCamera)
    return (
      <TypedCode onRead={onRead} act={texts.find} help={pickerTexts.noCamera} className="bg-surface-2 px-4 py-4" />
    );
  return (
    <div className="relative h-[190px] bg-deep text-on-deep">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what the camera sees, without sound */}
      <video ref={video} muted playsInline className="size-full object-cover" />
      <div aria-hidden="true" className="absolute inset-x-12 top-3 bottom-9">
        <i className={`${corner} top-0 left-0 rounded-tl-[18px] border-r-0 border-b-0`} />
        <i className={`${corner} top-0 right-0 rounded-tr-[18px] border-b-0 border-l-0`} />
        <i className={`${corner} bottom-0 left-0 rounded-bl-[18px] border-t-0 border-r-0`} />
        <i className={`${corner} right-0 bottom-0 rounded-br-[18px] border-t-0 border-l-0`} />
        <i className="absolute inset-x-3 top-1/2 h-0.5 bg-accent" />
      </div>
      <button
        type="button"
        aria-label={texts.closeCamera}
        className="pressable absolute top-1 right-1.5 flex size-11 items-center justify-center"
        onClick={onClose}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}
