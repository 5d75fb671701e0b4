import { formatPesos } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import { Field } from '@tonalia/ui/field';
import { Sheet } from '@tonalia/ui/sheet';
import { useState } from 'react';
import { scanMessages as words } from '../../../messages/scan.es-CO.ts';
import { ScanCamera } from './scan-camera.tsx';
import { ScannedRow } from './scanned-row.tsx';
import { useScanned, withProduct } from './use-scanned.ts';
import type { QuickOrder } from '../use-quick-order.ts';

/** The camera reads codes one after the other; a reader with a keyboard, or a person, types them. Nothing is a line before "Agregar". */
export function ScanSheet({ order, onClose }: { order: Pick<QuickOrder, 'put'>; onClose: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const [hasCamera, setCamera] = useState(true);
  const [isTyping, setTyping] = useState(false);
  const [typed, setTyped] = useState('');
  const { codes, read, setUnits, remove } = useScanned();
  const found = withProduct(codes);
  const pesos = found.reduce((sum, { match, units }) => sum + match.price * units, 0);
  const close = () => {
    setOpen(false);
    onClose();
  };
  function add() {
    for (const { match, units, code } of found.toReversed()) order.put(match, units, code);
    close();
  }
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      title={words.title}
      tall
      toField={!hasCamera}
      footer={
        <Button full size="lg" disabled={found.length === 0} onClick={add}>
          {found.length === 0 ? words.add : words.addLines(found.length, formatPesos(pesos))}
        </Button>
      }
    >
      {hasCamera ? (
        <ScanCamera
          isReading={codes.length > 0}
          onRead={read}
          onFailure={() => setCamera(false)}
          onType={() => setTyping(true)}
        />
      ) : (
        <p role="status" className="mb-3 text-small font-semibold text-warn">
          {words.noCamera}
        </p>
      )}
      {(isTyping || !hasCamera) && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            read(typed);
            setTyped('');
          }}
        >
          <Field
            ref={focusOnShow}
            label={words.type}
            value={typed}
            autoComplete="off"
            maxLength={40}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </form>
      )}
      <div className="mt-4 flex items-baseline justify-between">
        <h3 aria-live="polite" className="text-h3">
          {words.read(codes.length)}
        </h3>
        <span className="text-small text-text-2">{words.units(found.reduce((sum, { units }) => sum + units, 0))}</span>
      </div>
      <ul>
        {codes.map((one) => (
          <ScannedRow key={one.code} scanned={one} onUnits={setUnits} onRemove={remove} />
        ))}
      </ul>
    </Sheet>
  );
}

const focusOnShow = (field: HTMLInputElement | null): void => field?.focus();
