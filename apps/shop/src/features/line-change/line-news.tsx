import { literals } from '@tonalia/contract/literals.es-CO';
import type { ProductNews } from '@tonalia/contract/purchase';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import type { BadgeTone } from '@tonalia/ui/badge';
import { Icon } from '@tonalia/ui/icon';
import { cartMessages } from '../../messages/cart.es-CO.ts';

function badgeOf({ kind, line, before, after }: ProductNews): { tone: BadgeTone; text: string } {
  switch (kind) {
    case 'price':
      return after.price < before.price
        ? { tone: 'success', text: cartMessages.priceDown }
        : { tone: 'warn', text: cartMessages.priceUp };
    case 'stock':
      return { tone: 'warn', text: cartMessages.newStock };
    case 'date':
      return { tone: 'presale', text: cartMessages.newDate };
    case 'gone':
      return { tone: 'soldOut', text: line.color ? literals.shadeOutOfStock : cartMessages.soldOut };
  }
}

/** The change of a cart line since it was added: before → after. */
export function LineNews({ news }: { news: ProductNews }) {
  const { tone, text } = badgeOf(news);
  const change = changeOf(news);
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
      <Badge tone={tone}>{text}</Badge>
      {change && (
        <span className="inline-flex items-center gap-1">
          <span className="sr-only">{cartMessages.before}</span>
          <s className="text-text-3">{change[0]}</s>
          <Icon name="arrow-right" size="xs" className="text-text-3" />
          <span className="sr-only">{cartMessages.after}</span>
          <b>{change[1]}</b>
        </span>
      )}
    </p>
  );
}

function changeOf({ kind, before, after }: ProductNews): [string, string] | null {
  switch (kind) {
    case 'price':
      return [formatPesos(before.price), formatPesos(after.price)];
    case 'stock':
      return [cartMessages.units(before.quantity), cartMessages.units(after.quantity)];
    case 'date':
      return [dayOf(before.dispatchDate), dayOf(after.dispatchDate)];
    case 'gone':
      return null;
  }
}

const dayOf = (day: string | null): string => (day === null ? cartMessages.now : formatShortDay(day));
