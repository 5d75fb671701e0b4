import type { PickLine } from '@tonalia/contract/dispatch-wave';
import { Badge } from '@tonalia/ui/badge';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { sheen } from '@tonalia/ui/sheen';
import { Panel } from '../../components/panel.tsx';
import { outlines } from '../../components/outlines.ts';
import { leaveTile, pictureAddress } from '../../features/picking/line-picture.tsx';
import { aisleOf, lineDetail, lineTitle, rackOf, shortCode } from '../../features/picking/line-words.ts';
import { pickerTexts as texts } from '../../messages/picker.es-CO.ts';
import { pickingTexts } from '../../messages/picking.es-CO.ts';

const PICTURE = 480;

/** Where a line lies, or its reserve, and the button of the camera. */
export function Shelf({ shelf, isReserve, onScan }: { shelf: string | null; isReserve: boolean; onScan: () => void }) {
  const aisle = aisleOf({ shelf });
  return (
    <div className="mb-3 flex items-center gap-3">
      <b className="shrink-0 rounded-[12px] bg-text px-3.5 py-2.5 font-display text-[1.625rem] leading-none font-[680] tracking-[-0.01em] text-canvas">
        {shelf ?? '–'}
      </b>
      <span className="min-w-0 flex-1">
        <b className="block font-semibold">{aisle === undefined ? pickingTexts.noShelf : pickingTexts.aisle(aisle)}</b>
        <span className="text-small text-text-2">
          {[isReserve && texts.reserve, rackOf({ shelf })].filter(Boolean).join(', ')}
        </span>
      </span>
      <button
        type="button"
        aria-label={texts.scan}
        className="pressable inline-flex size-[52px] shrink-0 items-center justify-center rounded-[16px] bg-surface inset-ring-[1.5px] inset-ring-line"
        onClick={onScan}
      >
        <Icon name={outlines.scan} size="lg" />
      </button>
    </div>
  );
}

/** The shade as big as it fits, its number on a white tab, and the orders that ask for it. `wrong` names another product just read. */
export function LineCard({ line, wrong }: { line: PickLine; wrong: string | undefined }) {
  const { shade, image, tile, code, orders } = line;
  return (
    <Panel className="overflow-hidden">
      <div
        className={classNames('relative h-[216px] overflow-hidden', wrong && 'shake')}
        style={{ background: shade?.color ? sheen(shade.color) : `var(--tile-${tile}, var(--tile-piedra))` }}
      >
        <img
          src={pictureAddress(image, PICTURE)}
          alt=""
          width={200}
          height={216}
          onError={leaveTile}
          className="absolute right-3 -bottom-1.5 h-[216px] w-[200px] object-contain"
        />
        {shade?.code && (
          <b className="absolute bottom-3.5 left-3.5 rounded-[14px] bg-tab px-3.5 py-[9px] font-display text-[2.75rem] leading-none font-bold tracking-[-0.03em] text-on-tab">
            {shade.code}
          </b>
        )}
        {wrong && (
          <p
            role="alert"
            className="absolute inset-x-3.5 top-3.5 rounded-[12px] bg-danger px-3.5 py-2.5 font-[650] text-on-danger"
          >
            {wrong}
          </p>
        )}
      </div>
      <div className="px-4 py-3.5">
        <div className="flex items-start gap-3">
          <h2 className="min-w-0 flex-1 text-h3">{shade?.name ?? lineTitle(line)}</h2>
          <Badge tone="neutral">{code}</Badge>
        </div>
        <p className="text-small text-text-2">{lineDetail(line)}</p>
        <p className="mt-2 flex flex-wrap gap-1">
          {orders.map(({ shipmentId, orderCode, units }) => (
            <span
              key={shipmentId}
              className="inline-flex h-[26px] items-center gap-1 rounded-[6px] bg-surface-2 px-[7px] text-small leading-none font-[550] text-text-2"
            >
              {shortCode(orderCode)} <b className="font-[650] text-text">{units}</b>
            </span>
          ))}
        </p>
      </div>
    </Panel>
  );
}

/** How many of a line are picked, with steps of one. */
export function LineCount({ line, onCount }: { line: PickLine; onCount: (units: 1 | -1) => void }) {
  const { picked, units } = line;
  return (
    <Panel className="mt-3 flex items-center justify-between px-4 py-3.5">
      <p aria-live="polite" className="flex items-baseline gap-2">
        <b className="font-display text-[3.125rem] leading-none font-[680] tracking-[-0.03em]">{picked}</b>
        <span className="text-[1.375rem] font-[650] text-text-2">{texts.of(units)}</span>
      </p>
      <span className="inline-flex h-14 overflow-hidden rounded-[15px] inset-ring-[1.5px] inset-ring-line">
        <button
          type="button"
          aria-label={texts.remove}
          disabled={picked === 0}
          className="inline-flex w-[60px] items-center justify-center disabled:text-text-disabled"
          onClick={() => onCount(-1)}
        >
          <Icon name="minus" size="lg" />
        </button>
        <button
          type="button"
          aria-label={texts.add}
          disabled={picked >= units}
          className="inline-flex w-[60px] items-center justify-center bg-brand text-on-brand disabled:bg-surface-3 disabled:text-text-3"
          onClick={() => onCount(1)}
        >
          <Icon name="plus" size="lg" />
        </button>
      </span>
    </Panel>
  );
}
