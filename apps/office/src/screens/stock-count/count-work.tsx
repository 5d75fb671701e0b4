import type { CountReason, StockCount } from '@tonalia/contract/stock-counts';
import { useState } from 'react';
import { mayDo, useOperator } from '../../api/session.ts';
import { useReader } from '../../features/picking/use-reader.ts';
import { countTexts as texts } from '../../messages/count.es-CO.ts';
import { CountCamera } from './count-camera.tsx';
import { CountHead } from './count-head.tsx';
import { CountPad } from './count-pad.tsx';
import { CountReview } from './count-review.tsx';
import { findCounted, nextLeft } from './count-view.ts';
import type { CountQueue } from './use-count-queue.ts';

export type CountWorkProps = { count: StockCount; queue: CountQueue };

/** One version after the other, by scan or in the order of the shelves; the list shows what differs and what is left. */
export function CountWork({ count, queue }: CountWorkProps) {
  const mayCount = mayDo(useOperator(), 'stock.count') && count.state === 'open';
  const [chosen, setChosen] = useState(() => (mayCount ? nextLeft(count.versions, undefined) : undefined));
  const [isScanning, setScanning] = useState(false);
  const [unknown, setUnknown] = useState<string>();
  const version = mayCount ? count.versions.find(({ versionId }) => versionId === chosen) : undefined;
  const read = (code: string) => {
    if (!mayCount) return;
    const found = findCounted(count.versions, code);
    setUnknown(found ? undefined : code);
    if (found) setChosen(found.versionId);
  };
  useReader(read);
  const keep = (units: number, reason: CountReason | null) => {
    if (!version) return;
    const { versionId } = version;
    queue.add(count._id, { _id: crypto.randomUUID(), versionId, units, reason, at: Date.now() });
    setChosen(nextLeft(count.versions, versionId));
  };
  return (
    <>
      <CountHead
        count={count}
        queue={queue}
        isScanning={isScanning}
        onScan={mayCount ? () => setScanning((now) => !now) : undefined}
        onList={() => setChosen(undefined)}
      />
      {unknown !== undefined && (
        <p role="alert" className="bg-warn-soft px-4 py-2.5 text-small font-medium text-warn">
          {texts.unknown(unknown)}
        </p>
      )}
      {isScanning && <CountCamera onRead={read} onClose={() => setScanning(false)} />}
      {version ? (
        <CountPad
          key={version.versionId}
          version={version}
          progress={texts.progress(count.counted, count.total)}
          differing={count.differing !== null && count.differing > 0 ? texts.differing(count.differing) : undefined}
          onCount={keep}
        />
      ) : (
        <CountReview
          count={count}
          isWaiting={queue.waiting.some(({ countId }) => countId === count._id)}
          onChoose={mayCount ? setChosen : undefined}
          onFind={read}
        />
      )}
    </>
  );
}
