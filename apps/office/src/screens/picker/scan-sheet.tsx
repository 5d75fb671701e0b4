import { useEffect, useRef, useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { Sheet } from '@tonalia/ui/sheet';
import { OfficeButton } from '../../components/office-button.tsx';
import { pickerTexts as texts } from '../../messages/picker.es-CO.ts';

export type ScanSheetProps = { onRead: (code: string) => void; onClose: () => void };

/** What browsers call a barcode reader; TypeScript does not know it yet. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
type DetectorMaker = new (options: { formats: string[] }) => Detector;

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39'];
const LOOK_MS = 250;
/** One package in view counts once. */
const SAME_MS = 1_500;

/** The camera where the browser reads bars, and a field for the code. */
export function ScanSheet({ onRead, onClose }: ScanSheetProps) {
  const [typed, setTyped] = useState('');
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
      <form
        className="flex items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() === '') return;
          onRead(typed.trim());
          setTyped('');
        }}
      >
        <Field
          label={texts.typeCode}
          value={typed}
          autoCapitalize="characters"
          className="flex-1"
          onChange={({ target }) => setTyped(target.value)}
        />
        <OfficeButton type="submit" look="secondary">
          {texts.count}
        </OfficeButton>
      </form>
    </Sheet>
  );
}

function useCamera(onRead: (code: string) => void, onFailure: () => void) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onRead, onFailure });
  useEffect(() => {
    latest.current = { onRead, onFailure };
  });
  useEffect(() => {
    const ending = new AbortController();
    readCodes(video.current, ending.signal, (code) => latest.current.onRead(code)).catch(() =>
      latest.current.onFailure(),
    );
    return () => ending.abort();
  }, []);
  return video;
}

/** Reads codes until `signal` ends it. Fails without a camera, its permission or a reader of bars. */
async function readCodes(
  video: HTMLVideoElement | null,
  signal: AbortSignal,
  onRead: (code: string) => void,
): Promise<void> {
  const Maker = (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector; // as: see `DetectorMaker`
  if (!Maker || !video) throw new Error('no reader of bars');
  const detector = new Maker({ formats: FORMATS });
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  let last = { code: '', at: 0 };
  while (!signal.aborted) {
    const [found] = await detector.detect(video);
    const now = performance.now();
    if (found && (found.rawValue !== last.code || now - last.at > SAME_MS)) {
      last = { code: found.rawValue, at: now };
      onRead(found.rawValue);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
