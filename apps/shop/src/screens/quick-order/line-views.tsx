import { chipClass } from '@tonalia/ui/chip';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { lineViews, linesIn, useLineView } from './line-view.ts';
import type { QuickLine } from './quick-line.ts';

/** All lines, those to resolve, of presale, ready; nothing while they are the same. A phone has "Resolver" at its foot instead. */
export function LineViews({ lines }: { lines: readonly QuickLine[] }) {
  const { view, addressOf } = useLineView();
  const counted = lineViews.map((one) => ({ one, count: linesIn(one, lines).length }));
  const isMixed = counted.some(({ one, count }) => one !== 'todas' && one !== 'listas' && count > 0);
  if (!isMixed && view === 'todas') return null;
  return (
    <nav aria-label={words.views.label} className="flex flex-wrap gap-2 border-b border-line px-4 py-2.5 max-lg:hidden">
      {counted.map(
        ({ one, count }) =>
          (count > 0 || one === view || one === 'todas') && (
            <RouteLink
              key={one}
              href={addressOf(one)}
              replace
              keepScroll
              aria-current={one === view ? 'page' : undefined}
              className={chipClass({ strong: one === view })}
            >
              {words.views[one]} <span className="font-medium opacity-80">{count}</span>
            </RouteLink>
          ),
      )}
    </nav>
  );
}
