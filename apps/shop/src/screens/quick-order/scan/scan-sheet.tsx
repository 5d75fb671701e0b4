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
      hideTitle={hasCamera}
      flush={hasCamera}
      className={hasCamera ? cameraLook : undefined}
      footer={
        <Button full size="lg" disabled={found.length === 0} onClick={add}>
          {found.length === 0 ? words.add : words.addLines(found.length, formatPesos(pesos))}
        </Button>
      }
    >
      <div className="flex h-full flex-col low:h-auto">
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
        <div
          className={
            hasCamera
              ? 'relative -mt-7 min-h-0 flex-1 overflow-y-auto overscroll-contain rounded-t-sheet bg-surface px-4'
              : ''
          }
        >
          {hasCamera && (
            <div aria-hidden="true" className="mx-auto mt-[9px] h-[5px] w-[38px] rounded-full bg-line lg:hidden" />
          )}
          {(isTyping || !hasCamera) && (
            <form
              className={hasCamera ? 'pt-3' : ''}
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
          <div className="mt-3 mb-1 flex items-baseline justify-between">
            <h3 aria-live="polite" className="text-h3">
              {words.read(codes.length)}
            </h3>
            <span className="text-small text-text-2">
              {words.units(found.reduce((sum, { units }) => sum + units, 0))}
            </span>
          </div>
          <ul className={hasCamera ? '-mx-4' : ''}>
            {codes.map((one) => (
              <ScannedRow key={one.code} scanned={one} onUnits={setUnits} onRemove={remove} />
            ))}
          </ul>
        </div>
      </div>
    </Sheet>
  );
}

/** On a phone the camera has the whole screen behind the list, with the cross on its left. */
const cameraLook =
  'max-lg:h-dvh! max-lg:max-h-none! max-lg:rounded-none! [&>header]:right-auto [&>header]:pt-(--safe-top) [&>header>div]:p-2! [&>header>div:first-child]:hidden [&>header_button]:text-grafito-0';

const focusOnShow = (field: HTMLInputElement | null): void => field?.focus();
