import type { LoadStop } from '@tonalia/contract/load-office';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { loadTexts as texts } from '../../messages/loads.es-CO.ts';
import type { LoadWork } from './use-load.ts';

export type StopBoxesProps = { stop: LoadStop; showsBoxes: boolean; work: LoadWork };

/** One square per box, green when it is aboard; with their codes they are pressed aboard. */
export const StopBoxes = ({ stop: { boxes }, showsBoxes, work }: StopBoxesProps) => (
  <span className={classNames('flex gap-1 max-lg:gap-2', showsBoxes ? 'flex-col items-start' : 'w-[76px] flex-wrap')}>
    {boxes.length === 0 && <span className="text-text-3">–</span>}
    {boxes.map(({ number, code, isAboard, isClosed }) => (
      <button
        key={number}
        type="button"
        aria-pressed={isAboard}
        aria-label={texts.box(code, isAboard)}
        title={texts.box(code, isAboard)}
        disabled={!work.canScan || !isClosed}
        className="touch-area inline-flex items-center gap-2 text-[0.8125rem] font-medium"
        onClick={() => void work.scan(code, !isAboard)}
      >
        <span
          className={classNames(
            'inline-flex size-4 items-center justify-center rounded-[5px]',
            isAboard ? 'bg-brand text-on-brand' : 'inset-ring-[1.5px] inset-ring-line-control',
          )}
        >
          {isAboard && <Icon name="check" size="xs" stroke={3} />}
        </span>
        {showsBoxes && code}
      </button>
    ))}
  </span>
);
