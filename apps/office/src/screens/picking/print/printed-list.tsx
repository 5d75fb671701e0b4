import type { WaveDetail } from '@tonalia/contract/dispatch-wave';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { waveQuery } from '../../../api/picking.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { outlines } from '../../../components/outlines.ts';
import { LoadFailure, LoadingRows } from '../../../components/states.tsx';
import { placeName } from '../../../components/place-name.ts';
import { capital, formatPrintedDay } from '../../../components/printed-day.ts';
import { PrintedFoot } from '../../../components/printed-foot.tsx';
import { formatLeavingHour } from '../../../features/picking/leaving-hour.ts';
import { shortCode } from '../../../features/picking/line-words.ts';
import { pickingTexts as texts } from '../../../messages/picking.es-CO.ts';
import { Barcode } from '../../../features/picking/barcode.tsx';
import { PrintedLines } from './printed-lines.tsx';

/** Lines that leave room for signatures on one page as they are drawn; more are printed closer. */
const ROOMY_LINES = 12;

/** The pick list on paper: A4, black, nothing depends on colour. */
export function PrintedList() {
  const { wave: code } = useParams({ from: '/alistamiento/$wave/lista' });
  const { data, error, refetch } = useQuery({ ...waveQuery(code), refetchInterval: false });
  useEffect(() => {
    document.title = code;
  }, [code]);
  if (error && !data) return <LoadFailure what={texts.whatWave} cause={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  return (
    <main id="main" className="printed-list" data-dense={data.lines.length > ROOMY_LINES || undefined}>
      <p className="mb-6 flex justify-end print:hidden">
        <OfficeButton icon={outlines.printer} onClick={() => print()}>
          {texts.print}
        </OfficeButton>
      </p>
      <Head wave={data} />
      <PrintedLines lines={data.lines} />
      <PrintedFoot signatures={texts.signatures} />
    </main>
  );
}

function Head({ wave }: { wave: WaveDetail }) {
  const { code, number, name, dispatchDate, warehouse, leavesAt, orders, units, shipments } = wave;
  return (
    <header className="mb-7 flex items-start justify-between gap-6">
      <div>
        <h1 className="mb-2 font-display text-[1.6875rem] leading-none font-[660] tracking-[-0.02em]">
          {texts.wave(number, name)}
        </h1>
        <p>
          {texts.printedWhen(
            capital(formatPrintedDay(dispatchDate)),
            placeName(warehouse),
            formatLeavingHour(leavesAt),
          )}
        </p>
        <p className="mt-1.5">
          <b className="font-[650]">{texts.summary(orders, units)}</b>{' '}
          {shipments.map(({ orderCode }, at) => (at === 0 ? orderCode : shortCode(orderCode))).join(', ')}
        </p>
      </div>
      <Barcode code={code} />
    </header>
  );
}
