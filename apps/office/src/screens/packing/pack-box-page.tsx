import type { BoxSize, PackLine, Packing } from '@tonalia/contract/packing-office';
import { Link } from '@tanstack/react-router';
import { Icon } from '@tonalia/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { kilosOf } from '../../features/picking/kilos.ts';
import { outlines } from '../../components/outlines.ts';
import { useReader } from '../../features/picking/use-reader.ts';
import { packingTexts as texts } from '../../messages/packing.es-CO.ts';
import { BoxForm } from './box-form.tsx';
import { PackLines, nameOf } from './pack-lines.tsx';
import { PackState } from './pack-state.tsx';
import { gramsOf, isShut, isWhole, lineOf, nextBox } from './packing-view.ts';
import { useCanPack } from './use-can-pack.ts';
import type { PackingWork } from './use-packing.ts';

export type PackBoxPageProps = {
  packing: Packing;
  work: PackingWork;
  /** Number of the shown box. */
  box: number;
  /** What the camera read last. */
  scanned: { code: string; at: number } | undefined;
  onChoose: (number: number) => void;
};

/** One box: its lines, size and weight, and the button that closes it. */
export function PackBoxPage({ packing, work, box: number, scanned, onChoose }: PackBoxPageProps) {
  const box = packing.boxes.find((one) => one.number === number);
  const [size, setSize] = useState<BoxSize>(box?.size ?? 'medium');
  const [weight, setWeight] = useState(box?.weight ? kilosOf(box.weight) : '');
  const [error, setError] = useState<string>();
  const [read, setRead] = useState<string>();
  const canPack = useCanPack(packing);
  const isLocked = !canPack || isShut(box);

  const put = (line: PackLine, change: number | 'all' | 'none') => {
    setRead(line._id);
    void work.put(line, number, change);
  };
  const take = (code: string) => {
    const line = lineOf(packing.lines, code);
    if (!line) return work.setFailure(texts.unknown(code));
    if (line.packed >= line.units) return work.setFailure(texts.isFull(nameOf(line)));
    if (!isLocked) put(line, 1);
  };
  useReader(take);
  useTaken(scanned, take);

  async function close(): Promise<void> {
    const grams = gramsOf(weight);
    setError(grams === undefined ? texts.weightWrong : undefined);
    if (grams === undefined || !(await work.close(number, size, grams))) return;
    printLabel(packing, number);
    if (packing.missing.length > 0) onChoose(nextBox(packing));
  }

  return (
    <>
      <div className="flex-1 px-4 pt-3.5 pb-4">
        <PackState packing={packing} failure={work.failure} />
        <PackLines packing={packing} box={number} canChange={!isLocked} read={read} onPut={put} />
        <BoxForm
          {...{ number, box, size, weight, error, isLocked }}
          onSize={setSize}
          onWeight={setWeight}
          onClose={() => void close()}
        />
      </div>
      <footer className="sticky bottom-0 flex gap-3 border-t border-line bg-surface px-4 pt-3 pb-[max(12px,var(--safe-bottom))]">
        <Link
          to="/empacar/$code/guias"
          params={{ code: packing.orderCode }}
          search={{ parte: packing._id, caja: number }}
          target="_blank"
          className={officeButtonClass('secondary')}
        >
          <Icon name={outlines.printer} size="sm" />
          {texts.label}
        </Link>
        {canPack && isWhole(packing) && packing.state !== 'packed' ? (
          <OfficeButton className="flex-1" busy={work.isBusy} onClick={() => void work.finish()}>
            {texts.finish}
          </OfficeButton>
        ) : isShut(box) ? (
          <OfficeButton
            look="secondary"
            className="flex-1"
            disabled={!canPack}
            busy={work.isBusy}
            onClick={() => void work.open(number)}
          >
            {texts.open(number)}
          </OfficeButton>
        ) : (
          <OfficeButton
            className="flex-1"
            disabled={isLocked || !box || box.units === 0}
            busy={work.isBusy}
            onClick={() => void close()}
          >
            {texts.close(number)}
          </OfficeButton>
        )}
      </footer>
    </>
  );
}

/** Takes each code of the camera once. */
function useTaken(scanned: PackBoxPageProps['scanned'], take: (code: string) => void): void {
  const latest = useRef(take);
  const seen = useRef(scanned?.at ?? 0);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (!scanned || scanned.at === seen.current) return;
    seen.current = scanned.at;
    latest.current(scanned.code);
  }, [scanned]);
}

/** The label of a closed box in a window of its own, which prints at once. */
function printLabel({ _id, orderCode }: Packing, number: number): void {
  const address = new URL(`${location.origin}/oficina/empacar/${orderCode}/guias`);
  address.searchParams.set('caja', String(number));
  address.searchParams.set('imprimir', 'si');
  address.searchParams.set('parte', _id);
  open(address, '_blank', 'noopener');
}
