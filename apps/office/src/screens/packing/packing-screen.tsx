import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { Packing } from '@tonalia/contract/packing-office';
import { Icon } from '@tonalia/ui/icon';
import { useEffect, useState } from 'react';
import { outlines } from '../../components/outlines.ts';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { ScanSheet } from '../../features/picking/scan-sheet.tsx';
import { packingTexts as texts } from '../../messages/packing.es-CO.ts';
import { pickerTexts } from '../../messages/picker.es-CO.ts';
import { BoxChips } from './box-chips.tsx';
import { PackBoxPage } from './pack-box-page.tsx';
import type { PackingSearch } from './packing-search.ts';
import { firstBox } from './packing-view.ts';
import { type PackingWork, usePacking } from './use-packing.ts';
import { useCanPack } from './use-can-pack.ts';

/** Packs one shipment into boxes; made for a phone, and it works beside a screen too. */
export function PackingScreen() {
  const { code } = useParams({ from: '/empacar/$code' });
  const search: PackingSearch = useSearch({ from: '/empacar/$code' });
  const work = usePacking(code, search);
  const { data, error, refetch } = work.packing;
  useEffect(() => {
    document.title = texts.title(code);
  }, [code]);
  return (
    <main id="main" className="mx-auto flex min-h-dvh max-w-[720px] flex-col">
      {data && <Boxes packing={data} work={work} />}
      {!data && error && <LoadFailure what={texts.what} cause={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
    </main>
  );
}

function Boxes({ packing, work }: { packing: Packing; work: PackingWork }) {
  const { caja }: PackingSearch = useSearch({ from: '/empacar/$code' });
  const navigate = useNavigate({ from: '/empacar/$code' });
  const [start] = useState(() => firstBox(packing));
  const [isScanning, setScanning] = useState(false);
  const [scanned, setScanned] = useState<{ code: string; at: number }>();
  const canPack = useCanPack(packing);
  const shown = caja ?? start;
  const choose = (number: number) =>
    void navigate({ search: (before: PackingSearch) => ({ ...before, caja: number }), replace: true });
  return (
    <>
      <header className="sticky top-0 z-sticky border-b border-line bg-surface px-4 pt-2 pb-3">
        <div className="flex items-center gap-1">
          <Link
            to="/pedidos/$code"
            params={{ code: packing.orderCode }}
            aria-label={texts.back}
            className="pressable -ml-2.5 inline-flex size-11 items-center justify-center rounded-control"
          >
            <Icon name="arrow-left" size="lg" />
          </Link>
          <div className="min-w-0 flex-1">
            <h1 tabIndex={-1} className="truncate text-[1.0625rem] leading-[1.25] font-[650]">
              {texts.title(packing.orderCode)}
            </h1>
            <p className="truncate text-small text-text-2">{whereTo(packing)}</p>
          </div>
          <button
            type="button"
            aria-label={pickerTexts.scan}
            className="pressable -mr-2.5 inline-flex size-11 items-center justify-center rounded-control"
            onClick={() => setScanning(true)}
          >
            <Icon name={outlines.scan} size="lg" />
          </button>
        </div>
        <BoxChips packing={packing} shown={shown} canChange={canPack} onChoose={choose} />
      </header>
      <PackBoxPage key={shown} packing={packing} work={work} box={shown} scanned={scanned} onChoose={choose} />
      {isScanning && (
        <ScanSheet
          onRead={(code) => setScanned((before) => ({ code, at: (before?.at ?? 0) + 1 }))}
          onClose={() => setScanning(false)}
        />
      )}
    </>
  );
}

function whereTo({ customer, route, part }: Packing): string {
  const to = route === null ? customer : texts.route(customer, route);
  return part.of > 1 ? `${to}, ${texts.part(part.at, part.of)}` : to;
}
