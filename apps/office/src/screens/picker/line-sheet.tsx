import type { PickLine } from '@tonalia/contract/dispatch-wave';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { Sheet } from '@tonalia/ui/sheet';
import { useBackCloses } from '../../components/use-back-closes.ts';
import { LinePicture } from '../../features/picking/line-picture.tsx';
import { groupLines, lineTitle } from '../../features/picking/line-words.ts';
import { pickerTexts as texts } from '../../messages/picker.es-CO.ts';

export type LineSheetProps = {
  lines: readonly PickLine[];
  /** Number of the shown line, from 1. */
  at: number;
  /** Ids of the lines with counts that are not sent yet; undefined while nothing waits. */
  waiting: ReadonlySet<string> | undefined;
  onGo: (at: number) => void;
  onClose: () => void;
};

/** All lines of the wave, to go to one. */
export function LineSheet({ lines, at, waiting, onGo, onClose }: LineSheetProps) {
  useBackCloses(onClose);
  return (
    <Sheet open tall onClose={onClose} title={texts.seeList}>
      {groupLines(lines, 'shelf').map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h3 className="mt-3 mb-1 text-small font-semibold text-text-3">{group.title}</h3>
          {group.lines.map((line) => (
            <button
              key={line._id}
              type="button"
              aria-current={lines[at - 1]?._id === line._id || undefined}
              className="pressable flex min-h-14 w-full items-center gap-3 rounded-[12px] px-2 text-left aria-[current]:bg-brand-soft"
              onClick={() => onGo(lines.indexOf(line) + 1)}
            >
              <LinePicture image={line.image} tile={line.tile} color={line.shade?.color ?? null} />
              <span className="min-w-0 flex-1">
                <b className="block truncate font-semibold">{lineTitle(line)}</b>
                <span className="text-small text-text-2">{line.shelf}</span>
              </span>
              <span className="grid justify-items-end gap-0.5">
                <span className={line.short > 0 ? 'font-[650] text-warn' : 'font-[650]'}>
                  {line.picked} {texts.of(line.units)}
                </span>
                {waiting && line.picked + line.short > 0 && <SendState isWaiting={waiting.has(line._id)} />}
              </span>
            </button>
          ))}
        </section>
      ))}
    </Sheet>
  );
}

const SendState = ({ isWaiting }: { isWaiting: boolean }) => (
  <span
    className={classNames(
      'inline-flex items-center gap-1 text-small font-[550]',
      isWaiting ? 'text-warn' : 'text-brand-text',
    )}
  >
    <Icon name={isWaiting ? 'clock' : 'check'} size="xs" />
    {isWaiting ? texts.isWaiting : texts.isSent}
  </span>
);
