import type { RepeatLine as Line } from '@tonalia/contract/repeat-order';
import { repeatMessages as words } from '../../messages/repeat.es-CO.ts';
import { RepeatLine } from './repeat-line.tsx';
import type { RepeatInHand } from './use-repeat.ts';

/** What changed in a frame, then what is as before. */
export function RepeatLines({
  lines,
  repeat,
  onChoose,
}: {
  lines: readonly Line[];
  repeat: RepeatInHand;
  onChoose: (line: Line) => void;
}) {
  const changed = lines.filter(({ changes }) => changes.length > 0);
  const same = lines.filter(({ changes }) => changes.length === 0);
  const row = (line: Line) => {
    const { lineNo, quantity, asks } = line;
    return (
      <RepeatLine
        key={lineNo}
        line={line}
        units={repeat.unitsOf(lineNo, quantity)}
        onUnits={(units) => repeat.edit(lineNo, { quantity: units })}
        onChoose={() => onChoose(line)}
        onTake={asks && !repeat.isTaken(lineNo) ? () => repeat.take(lineNo) : undefined}
      />
    );
  };
  return (
    <div className="grid gap-4 pb-3">
      {changed.length > 0 && (
        <section className="rounded-card px-3.5 pt-3 inset-ring inset-ring-line">
          <Title text={words.changed} aside={words.someLines(changed.length, lines.length)} />
          <ul className="divide-y divide-line">{changed.map(row)}</ul>
        </section>
      )}
      {same.length > 0 && (
        <section>
          <Title text={words.same} aside={words.lines(same.length)} />
          <ul className="divide-y divide-line">{same.map(row)}</ul>
        </section>
      )}
    </div>
  );
}

function Title({ text, aside }: { text: string; aside: string }) {
  return (
    <p className="flex items-baseline justify-between gap-3">
      <b className="text-h3">{text}</b> <span className="text-small text-text-3">{aside}</span>
    </p>
  );
}
