import { FootBar } from '@tonalia/ui/foot-bar';
import { formatPesos } from '@tonalia/rules/money';
import type { ReactNode } from 'react';
import { cartMessages } from '../../messages/cart.es-CO.ts';
import { cartNewsMessages as words } from '../../messages/cart-news.es-CO.ts';
import type { NewsSums } from './news-sums.ts';

/** The value of the goods before and after: a bar at the bottom on a phone, a panel on a desktop. `children` is the button. */
export function NewsTotals({ sums, children }: { sums: NewsSums; children: ReactNode }) {
  const { before, after, byKind } = sums;
  const kinds = (['price', 'stock', 'gone'] as const).filter((kind) => byKind[kind] !== 0);
  return (
    <FootBar
      as="aside"
      aria-label={cartMessages.yourOrder}
      className="fixed inset-x-safe bottom-0 z-sticky border-t border-line bg-surface px-4 pt-3 pb-[max(12px,var(--safe-bottom))] lg:sticky lg:inset-auto lg:top-6 lg:rounded-card lg:border-0 lg:p-5.5 lg:inset-ring lg:inset-ring-line"
    >
      <h2 className="mb-3.5 text-[1.3125rem]! text-h2 max-lg:hidden">{cartMessages.yourOrder}</h2>
      <dl className="text-text-2 max-lg:hidden">
        <Row name={words.before(before.units)}>
          <s>{formatPesos(before.pesos)}</s>
        </Row>
        {kinds.map((kind) => (
          <Row key={kind} name={words.sums[kind]}>
            {formatPesos(byKind[kind])}
          </Row>
        ))}
      </dl>
      <p className="mb-2.5 flex items-baseline justify-between gap-2 lg:mt-3 lg:mb-[18px] lg:border-t lg:border-line lg:pt-3">
        <span className="text-text-2 lg:text-h3 lg:text-text">
          {cartMessages.total}{' '}
          <span className="text-small font-normal text-text-3">{cartMessages.und(after.units)}</span>
        </span>
        <span aria-live="polite" className="whitespace-nowrap">
          {before.pesos !== after.pesos && (
            <s className="mr-2 text-small text-text-3 lg:hidden">{formatPesos(before.pesos)}</s>
          )}
          <b className="text-[1.1875rem] lg:text-[1.625rem]">{formatPesos(after.pesos)}</b>
        </span>
      </p>
      {children}
    </FootBar>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-[30px] items-center justify-between gap-3">
      <dt>{name}</dt>
      <dd className="text-right whitespace-nowrap">{children}</dd>
    </div>
  );
}
