import { lineName } from '@tonalia/rules/line-name';
import { formatPesos } from '@tonalia/rules/money';
import { IconButton } from '@tonalia/ui/icon-button';
import { QuantityStepper } from '@tonalia/ui/quantity-stepper';
import { quickOrderMessages } from '../../../messages/quick-order.es-CO.ts';
import { scanMessages as words } from '../../../messages/scan.es-CO.ts';
import { dispatchText } from '../dispatch-text.ts';
import { LinePicture } from '../../../features/line-picture/line-picture.tsx';
import type { ScannedCode } from './use-scanned.ts';

/** A code that was read: its product with the units, or the number and why there is none. */
export function ScannedRow(props: {
  scanned: ScannedCode;
  onUnits: (code: string, units: number) => void;
  onRemove: (code: string) => void;
}) {
  const { scanned, onUnits, onRemove } = props;
  const { code, match, units, problem, isAgain } = scanned;
  const name = match ? lineName(match) : code;
  const step = match?.minQuantity ?? 1;
  return (
    <li
      className={`flex items-center gap-3 border-b border-line px-4 py-2.5 last:border-b-0 ${problem ? 'bg-warn-soft' : isAgain ? 'bg-brand-soft' : ''}`}
    >
      <LinePicture match={match} />
      <span className="min-w-0 flex-1">
        <b className="block text-label wrap-break-word">{name}</b>{' '}
        <span
          className={`block text-small ${problem ? 'font-semibold text-warn' : isAgain && match ? 'font-semibold text-brand-text' : 'text-text-2'}`}
        >
          {problem ??
            (match ? (isAgain ? words.again(units) : dispatchText(match, units).text) : quickOrderMessages.reading)}
        </span>{' '}
        {match && <b className="block text-small">{formatPesos(match.price * units)}</b>}
      </span>
      {match ? (
        <QuantityStepper
          label={name}
          value={units}
          onChange={(next) => onUnits(code, next)}
          step={step}
          min={step}
          max={9_999}
          removable
          onRemove={() => onRemove(code)}
          look="filled"
        />
      ) : (
        <IconButton icon="x" label={quickOrderMessages.remove(code)} tip="none" onClick={() => onRemove(code)} />
      )}
    </li>
  );
}
