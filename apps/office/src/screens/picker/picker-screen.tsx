import { Navigate, useSearch } from '@tanstack/react-router';
import { useOperator } from '../../api/session.ts';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { pickingTexts } from '../../messages/picking.es-CO.ts';
import type { PickerSearch } from './picker-search.ts';
import { PickerLines } from './picker-lines.tsx';
import { usePickQueue } from './use-pick-queue.ts';
import { useWave } from './use-wave.ts';
import { withWaiting } from './wave-view.ts';

/** The phone's picker of a wave. It goes on without network; what it counts is sent when there is one. */
export function PickerScreen() {
  const { ola }: PickerSearch = useSearch({ from: '/alistar' });
  return ola === undefined ? <Navigate to="/alistamiento" replace /> : <WavePicker key={ola} waveCode={ola} />;
}

function WavePicker({ waveCode }: { waveCode: string }) {
  const { _id } = useOperator();
  const queue = usePickQueue(_id);
  const { data, error, refetch } = useWave(_id, waveCode);
  return (
    <main id="main" className="mx-auto flex min-h-dvh max-w-[520px] flex-col">
      {data && <PickerLines wave={withWaiting(data, queue.waiting)} queue={queue} />}
      {!data && error && <LoadFailure what={pickingTexts.whatWave} cause={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
    </main>
  );
}
