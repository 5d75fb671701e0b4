import type { OrderSummary } from '@tonalia/contract/purchase';
import type { z } from 'zod';
import { literals } from '@tonalia/contract/literals.es-CO';
import { formatAgo } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import { useState } from 'react';
import { RouteLink } from '../../navigation/link.tsx';
import { homeMessages } from '../../messages/home.es-CO.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../components/picture.tsx';

interface LastOrderProps {
  order: z.output<typeof OrderSummary>;
  /** Uses the texts for the customer; otherwise those for a seller. */
  mine: boolean;
  onReorder: () => void;
}

/** The last order, with a link to its page and the button that orders it again. */
export function LastOrder({ order, mine, onReorder }: LastOrderProps) {
  const [now] = useState(() => new Date());
  const ago = formatAgo(new Date(order.createdAt), now);
  return (
    <div className="@container relative flex min-h-41 overflow-hidden rounded-3xl bg-deep px-5 py-4.5 text-on-deep lg:px-7 lg:py-6">
      <span className="min-w-0 flex-1 max-lg:max-w-45">
        <RouteLink
          href={paths.orderHistoryDetail(order.orderCode)}
          className="block after:absolute after:inset-0 after:rounded-3xl"
        >
          <span className="block text-small text-on-deep-2">
            {mine ? homeMessages.lastOrder(ago) : homeMessages.lastOrderOf(ago)}
          </span>{' '}
          <span className="mt-1 mb-3.5 block text-h2">
            {homeMessages.orderSum(order.lines, formatPesos(order.total))}
          </span>
        </RouteLink>
        <Button variant="inverse" size="sm" icon="history" className="z-1 min-h-11!" onClick={onReorder}>
          {literals.reorder}
        </Button>
      </span>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute -right-3 bottom-0 flex items-end @max-[270px]:hidden lg:right-8"
      >
        {order.images.slice(0, 4).map((image, at) => (
          <span
            key={image}
            className={`block size-24 lg:size-32 ${at > 0 ? '-ml-10 lg:-ml-6' : ''} ${at > 2 ? 'max-lg:hidden' : at > 1 ? '@max-[310px]:hidden' : ''}`}
          >
            <Picture image={image} alt="" sizes="128px" />
          </span>
        ))}
      </span>
    </div>
  );
}
