import { formatPesos } from '@tonalia/rules/money';
import { teamMessages } from '../../messages/team.es-CO.ts';

const words = teamMessages.requests;

/** How far an order is above what its member may order alone. */
export function RequestLimit({ total, limit }: { total: number; limit: number }) {
  const share = (limit / total) * 100;
  return (
    <div className="mt-3">
      <div aria-hidden="true" className="relative h-2">
        <span className="flex h-full overflow-hidden rounded-full bg-warn">
          <span className="bg-brand" style={{ width: `${share}%` }} />
        </span>
        <span className="absolute -top-1 h-4 w-0.5 bg-text" style={{ left: `${share}%` }} />
      </div>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-small text-text-2">
        <span>{words.limit(formatPesos(limit))}</span>
        <b className="font-semibold text-warn">{words.above(formatPesos(total - limit))}</b>
      </p>
    </div>
  );
}
