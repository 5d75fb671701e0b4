import type { RepeatLine } from '@tonalia/contract/repeat-order';
import { RepeatLines } from '../../features/reorder/repeat-lines.tsx';
import type { RepeatInHand } from '../../features/reorder/use-repeat.ts';
import { repeatMessages as words } from '../../messages/repeat.es-CO.ts';
import { columns } from './columns.ts';
import { ReviewRow } from './review-row.tsx';

interface ReviewTableProps {
  lines: readonly RepeatLine[];
  repeat: RepeatInHand;
  onChoose: (line: RepeatLine) => void;
}

/** The lines that changed, then those that did not, in columns; a phone has the rows of the sheet. */
export function ReviewTable({ lines, repeat, onChoose }: ReviewTableProps) {
  const changed = lines.filter(({ changes }) => changes.length > 0);
  const same = lines.filter(({ changes }) => changes.length === 0);
  return (
    <>
      <div className="lg:hidden">
        <RepeatLines lines={lines} repeat={repeat} onChoose={onChoose} />
      </div>
      <div className="grid gap-3.5 max-lg:hidden">
        <Part
          {...{ lines: changed, repeat, onChoose }}
          title={words.changedLines(changed.length)}
          column={words.whatChanged}
        />
        <Part {...{ lines: same, repeat, onChoose }} title={words.sameLines(same.length)} column={words.dispatch} />
      </div>
    </>
  );
}

function Part({ lines, repeat, onChoose, title, column }: ReviewTableProps & { title: string; column: string }) {
  if (lines.length === 0) return null;
  return (
    <section className="rounded-card border border-line bg-surface">
      <div className={`${columns} border-b border-line py-2 text-small text-text-2`}>
        <span />
        <h2 className="font-semibold">{title}</h2>
        <span className="font-semibold">{words.code}</span>
        <span className="font-semibold">{column}</span>
        <span className="text-right font-semibold">{words.quantity}</span>
        <span className="text-right font-semibold">{words.total}</span>
      </div>
      <ul aria-label={title} className="divide-y divide-line">
        {lines.map((line) => (
          <ReviewRow key={line.lineNo} line={line} repeat={repeat} onChoose={() => onChoose(line)} />
        ))}
      </ul>
    </section>
  );
}
