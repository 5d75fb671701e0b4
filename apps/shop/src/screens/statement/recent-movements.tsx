import { useInfiniteQuery } from '@tanstack/react-query';
import { statementQuery } from '../../api/queries/statement.ts';
import { statementMessages as words } from '../../messages/statement.es-CO.ts';
import { isWide } from '../../timing/until.ts';
import { MovementRow } from './movement-row.tsx';

const SHOWN = 4;

/** The last movements under what is owed, on a desktop. */
export function RecentMovements({ onAll }: { onAll: () => void }) {
  const { data } = useInfiniteQuery({ ...statementQuery('movements'), enabled: isWide() });
  const movements = data?.pages[0]?.movements ?? [];
  if (movements.length === 0) return null;
  return (
    <section
      aria-label={words.recent}
      className="rounded-[24px] bg-surface pb-1 inset-ring inset-ring-line max-lg:hidden"
    >
      <div className="flex items-center justify-between px-5 pt-3.5">
        <h2 className="text-h3">{words.movements}</h2>
        <button type="button" className="touch-area text-label text-brand-text hover:underline" onClick={onAll}>
          {words.seeAll}
        </button>
      </div>
      <ul className="divide-y divide-line">
        {movements.slice(0, SHOWN).map((movement) => (
          <MovementRow key={movement._id} movement={movement} />
        ))}
      </ul>
    </section>
  );
}
