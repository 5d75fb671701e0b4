import type { DriverStop } from '@tonalia/contract/dispatch-driver';
import { Suspense, lazy, useState } from 'react';
import { OutlineButton } from '../../components/outline-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { useReader } from '../../features/picking/use-reader.ts';
import { driverTexts as texts } from '../../messages/driver.es-CO.ts';
import { readBox } from './read-box.ts';

const ScanSheet = lazy(() =>
  import('../../features/picking/scan-sheet.tsx').then((file) => ({ default: file.ScanSheet })),
);
const BUZZ_MS = 60;

export type BoxScanProps = {
  stop: DriverStop;
  stops: readonly DriverStop[];
  /** Numbers of the boxes that the driver took out. */
  seen: readonly number[];
  onSeen: (boxes: number[]) => void;
};

/** Ticks boxes by their labels, read by the camera or a reader, and says where a box of another stop belongs. */
export function BoxScan({ stop, stops, seen, onSeen }: BoxScanProps) {
  const [isOpen, setOpen] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const read = (code: string) => {
    const found = readBox(stops, code);
    if (found?.stop !== stop)
      return setWrong(found ? texts.boxOfStop(found.stop.position, found.stop.customer) : texts.unknownBox(code));
    setWrong(undefined);
    if ('vibrate' in navigator) navigator.vibrate(BUZZ_MS);
    const boxes = seen.includes(found.number) ? [...seen] : [...seen, found.number];
    onSeen(boxes);
    if (boxes.length === stop.boxes) setOpen(false);
  };
  useReader(read);
  return (
    <>
      <OutlineButton icon={outlines.scan} label={texts.scanBox} className="size-11!" onClick={() => setOpen(true)} />
      {wrong !== undefined && (
        <p role="alert" className="w-full rounded-[12px] bg-danger-soft px-3 py-2.5 text-small text-danger-ink">
          {wrong}
        </p>
      )}
      {isOpen && (
        <Suspense>
          <ScanSheet act={texts.tickBox} note={wrong} onRead={read} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
