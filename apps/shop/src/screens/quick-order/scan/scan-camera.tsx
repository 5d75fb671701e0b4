import { Icon, type IconOutline } from '@tonalia/ui/icon';
import { useCamera } from '@tonalia/ui/use-camera';
import { useState } from 'react';
import { scanMessages as words } from '../../../messages/scan.es-CO.ts';

const TORCH: IconOutline = 'M18 6c0 2-2 2-2 4v10a2 2 0 01-2 2h-4a2 2 0 01-2-2V10c0-2-2-2-2-4V2h12zM6 6h12M12 12h.01';
const KEYBOARD: IconOutline =
  'M4 5h16a2 2 0 012 2v10a2 2 0 01-2 2H4a2 2 0 01-2-2V7a2 2 0 012-2M6 9h.01M10 9h.01M14 9h.01M18 9h.01M8 12h.01M12 12h.01M16 12h.01M8 15h8';

/** Only the corners of the frame. */
const CORNERS = ['0 0', '100% 0', '0 100%', '100% 100%']
  .map((place) => `linear-gradient(#000 0 0) ${place} / 3rem 3rem no-repeat`)
  .join(', ');

interface ScanCameraProps {
  isReading: boolean;
  onRead: (code: string) => void;
  onFailure: () => void;
  /** The person wants to type a code. */
  onType: () => void;
}

/** What the camera sees, with its light where it has one; the frame is green once something was read. */
export function ScanCamera({ isReading, onRead, onFailure, onType }: ScanCameraProps) {
  const video = useCamera(onRead, onFailure);
  const [light, setLight] = useState<'none' | 'off' | 'on'>('none');
  async function turnLight() {
    const next = light === 'on' ? 'off' : 'on';
    // as: the torch is a constraint that the types of the browser do not list
    await trackOf(video.current)?.applyConstraints({ advanced: [{ torch: next === 'on' } as MediaTrackConstraintSet] });
    setLight(next);
  }
  return (
    <div className="relative h-[44dvh] shrink-0 overflow-hidden bg-grafito-900 lg:h-72 low:h-56">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what the camera sees, without sound */}
      <video
        ref={video}
        muted
        playsInline
        className="size-full object-cover"
        onPlaying={({ currentTarget }) => setLight(hasTorch(currentTarget) ? 'off' : 'none')}
      />
      <span
        aria-hidden="true"
        className="absolute inset-x-16 top-[34%] bottom-14 rounded-[24px] shadow-[0_0_0_100vmax_rgb(0_0_0/50%)]"
      />
      <span
        aria-hidden="true"
        className={`absolute inset-x-16 top-[34%] bottom-14 rounded-[24px] border-4 ${isReading ? 'border-esmeralda-300' : 'border-grafito-0'}`}
        style={{ mask: CORNERS }}
      />
      <div className="absolute top-[calc(var(--safe-top)+0.5rem)] right-3 flex gap-1">
        {light !== 'none' && (
          <button
            type="button"
            aria-label={words.light}
            aria-pressed={light === 'on'}
            className={`${buttonLook} ${light === 'on' ? 'bg-grafito-0/25' : ''}`}
            onClick={() => void turnLight().catch(() => setLight('none'))}
          >
            <Icon name={TORCH} />
          </button>
        )}
        <button type="button" aria-label={words.type} className={buttonLook} onClick={onType}>
          <Icon name={KEYBOARD} />
        </button>
      </div>
    </div>
  );
}

const buttonLook = 'pressable flex size-touch items-center justify-center rounded-control text-grafito-0';

const trackOf = (video: HTMLVideoElement | null): MediaStreamTrack | undefined =>
  video?.srcObject instanceof MediaStream ? video.srcObject.getVideoTracks()[0] : undefined;

/** Whether the camera has a light that a page may turn on. */
const hasTorch = (video: HTMLVideoElement): boolean => 'torch' in (trackOf(video)?.getCapabilities?.() ?? {});
