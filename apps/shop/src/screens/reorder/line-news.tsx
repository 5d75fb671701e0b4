import type { RepeatLine } from '@tonalia/contract/repeat-order';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { lineName } from '@tonalia/rules/line-name';
import { shadeNumber } from '../../features/reorder/names.ts';
import { leavesNow } from '../../messages/dispatch.es-CO.ts';
import { repeatMessages as words } from '../../messages/repeat.es-CO.ts';

/** What changed of a line, or when it leaves; what replaces another is a button that offers the rest. */
export function LineNews({ line, onChoose }: { line: RepeatLine; onChoose: () => void }) {
  const { changes, instead, price, priceBefore, presale, quantity, before, alternatives } = line;
  const canChoose = alternatives.length > 0;
  const dearer = changes.includes('dearer') && price !== null;
  if (changes.length === 0)
    return (
      <span className="flex items-center gap-1.5 text-small text-text-2">
        <Icon name="zap" size="xs" className="text-brand-text" /> {words.leaves(leavesNow(dayOf))}
      </span>
    );
  const gone = instead ? words.insteadOf(shadeNumber(instead.name)) : changes.includes('gone') ? words.gone : null;
  return (
    <span className="grid justify-items-start text-small">
      {gone !== null && !canChoose && <span className="text-warn">{gone}</span>}
      {gone !== null && canChoose && (
        <button
          type="button"
          className="pressable flex min-h-6 items-center gap-1.5 text-left text-warn"
          onClick={onChoose}
        >
          {gone} <Icon name="chevron-down" size="xs" />
          <span className="sr-only">{words.othersFor(instead?.name ?? lineName(line))}</span>
        </button>
      )}
      {instead?.difference && <span className="text-text-3">{instead.difference}</span>}
      {dearer && (
        <span className="flex items-center gap-1.5 text-warn">
          <Icon name="M16 7h6v6m0-6-8.5 8.5-5-5L2 17" size="xs" /> {words.wasAt(formatPesos(priceBefore))}
        </span>
      )}
      {changes.includes('fewer') && <span className="text-warn">{words.fewer(quantity, before)}</span>}
      {presale && (
        <span className="flex items-center gap-1.5 text-info">
          <Icon name="calendar-clock" size="xs" />
          {presale.units === quantity
            ? words.arrivesOn(dayOf(presale.dispatchDate))
            : words.someArrive(presale.units, dayOf(presale.dispatchDate))}
        </span>
      )}
    </span>
  );
}

const dayOf = (day: string): string => formatShortDay(day).toLocaleLowerCase('es-CO');
