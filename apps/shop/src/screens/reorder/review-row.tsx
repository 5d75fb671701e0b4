import type { RepeatLine } from '@tonalia/contract/repeat-order';
import { formatPesos } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import { QuantityStepper } from '@tonalia/ui/quantity-stepper';
import { lineName } from '@tonalia/rules/line-name';
import { RepeatLook } from '../../features/reorder/repeat-line.tsx';
import type { RepeatInHand } from '../../features/reorder/use-repeat.ts';
import { repeatMessages as words } from '../../messages/repeat.es-CO.ts';
import { columns } from './columns.ts';
import { LineNews } from './line-news.tsx';

interface ReviewRowProps {
  line: RepeatLine;
  repeat: RepeatInHand;
  onChoose: () => void;
}

/** A line in columns; one that asks has its decision below. */
export function ReviewRow({ line, repeat, onChoose }: ReviewRowProps) {
  const { lineNo, code, quantity, minQuantity, most, amount, changes, asks, instead } = line;
  const name = lineName(line);
  const units = repeat.unitsOf(lineNo, quantity);
  const isAsked = asks && !repeat.isTaken(lineNo);
  return (
    <li className="py-1.5">
      <div className={`${columns} min-h-11`}>
        <RepeatLook line={line} />
        <b className="text-label wrap-break-word">{name}</b>
        <span className="text-small wrap-break-word text-text-3">{code}</span>
        <LineNews line={line} onChoose={onChoose} />
        {changes.includes('gone') ? (
          <span className="text-right text-small text-text-3">0</span>
        ) : (
          <QuantityStepper
            look="outline"
            label={name}
            value={units}
            min={0}
            step={minQuantity}
            max={Math.max(most, units)}
            removable
            onChange={(to) => repeat.edit(lineNo, { quantity: to })}
          />
        )}
        <span className="text-right text-label">{formatPesos(amount)}</span>
      </div>
      {isAsked && (
        <div className="flex flex-wrap items-center justify-end gap-2 px-4 pt-1.5 text-small text-warn">
          {instead?.isOtherBrand ? words.otherBrand : words.steep}
          <Button variant="ghost" size="sm" onClick={() => repeat.edit(lineNo, { quantity: 0 })}>
            {words.leaveOut} <span className="sr-only">{name}</span>
          </Button>
          <Button variant="soft" size="sm" onClick={() => repeat.take(lineNo)}>
            {words.take} <span className="sr-only">{name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
