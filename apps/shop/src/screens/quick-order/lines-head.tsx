import { Icon } from '@tonalia/ui/icon';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';

interface LinesHeadProps {
  count: number;
  isReversed: boolean;
  onTurn: () => void;
}

/** How many lines a phone shows, and in which order. */
export function LinesHead({ count, isReversed, onTurn }: LinesHeadProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 lg:hidden">
      <h2 className="text-label">{words.lines(count)}</h2>
      <button
        type="button"
        className="pressable flex min-h-11 cursor-pointer items-center gap-1 text-label text-brand-text"
        onClick={onTurn}
      >
        {isReversed ? words.oldestFirst : words.newestFirst}
        <Icon name={isReversed ? 'chevron-up' : 'chevron-down'} size="sm" />
      </button>
    </div>
  );
}
