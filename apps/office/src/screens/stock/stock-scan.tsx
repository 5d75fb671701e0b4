import { useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { stockQuery } from '../../api/stock.ts';
import { useNotify } from '../../components/notices.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { stockTexts as texts } from '../../messages/stock.es-CO.ts';

const ScanSheet = lazy(() =>
  import('../../features/picking/scan-sheet.tsx').then((module) => ({ default: module.ScanSheet })),
);

/** Finds a version by the code under its bars, or by its own code. */
export function StockScan({ onRead }: { onRead: (versionId: string) => void }) {
  const cache = useQueryClient();
  const notify = useNotify();
  const [isScanning, setScanning] = useState(false);
  const look = async (code: string) => {
    setScanning(false);
    try {
      const { results } = await cache.fetchQuery(stockQuery({ q: code }));
      const own = results.find((item) => item.code.toLowerCase() === code.toLowerCase());
      const found = own ?? (results.length === 1 ? results[0] : undefined);
      if (found) onRead(found.versionId);
      else notify({ color: 'red', message: texts.unknownCode(code) });
    } catch (cause) {
      notify({ color: 'red', message: sentenceOf(cause) });
    }
  };
  return (
    <>
      <OutlineButton
        icon={outlines.scan}
        label={texts.scan}
        bare
        className="max-lg:size-11"
        onClick={() => setScanning(true)}
      />
      {isScanning && (
        <Suspense>
          <ScanSheet onRead={(code) => void look(code)} onClose={() => setScanning(false)} />
        </Suspense>
      )}
    </>
  );
}
