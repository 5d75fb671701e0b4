import { useEffect, useRef, useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { Sheet } from '@tonalia/ui/sheet';
import { OfficeButton } from '../../components/office-button.tsx';
import { useBackCloses } from '../../components/use-back-closes.ts';
import { pickerTexts as texts } from '../../messages/picker.es-CO.ts';
import { makeDetector } from './bar-detector.ts';

export type ScanSheetProps = { onRead: (code: string) => void; onClose: () => void };

const LOOK_MS = 250;
/** One package in view counts once. */
const SAME_MS = 1_500;

/** The camera, and a field for the code. */
export function ScanSheet({ onRead, onClose }: ScanSheetProps) {
  useBackCloses(onClose);
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

/** Reads codes until `signal` ends it. Fails without a camera or its permission. */
async function readCodes(
  video: HTMLVideoElement | null,
  signal: AbortSignal,
  onRead: (code: string) => void,
): Promise<void> {
  if (!video) throw new Error('no video');
  const detect = await makeDetector();
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
    const code = await detect(video);
    const now = performance.now();
    if (code !== undefined && (code !== last.code || now - last.at > SAME_MS)) {
      last = { code, at: now };
      onRead(code);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
