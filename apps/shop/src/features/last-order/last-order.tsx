import type { OrderSummary } from '@tonalia/contract/purchase';
import type { z } from 'zod';
import { literals } from '@tonalia/contract/literals.es-CO';
import { formatAgo } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { buttonClass } from '@tonalia/ui/button';
import { useState } from 'react';
import { RouteLink } from '../../link.tsx';
import { homeMessages } from '../../messages/home.es-CO.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../picture.tsx';

/** The last order, with the way to order it again. `mine`: the customer's own words; else a seller's. */
export function LastOrder({ order, mine }: { order: z.output<typeof OrderSummary>; mine: boolean }) {
  const [now] = useState(() => new Date());
  const ago = formatAgo(new Date(order.createdAt), now);
  return (
    <RouteLink
      href={paths.orderHistoryDetail(order.orderCode)}
      className="@container relative flex min-h-41 overflow-hidden rounded-3xl bg-deep px-5 py-4.5 text-on-deep lg:px-7 lg:py-6"
    >
      <span className="relative z-1 min-w-0 flex-1 max-lg:max-w-45">
        <span className="block text-small text-on-deep-2">
          {mine ? homeMessages.lastOrder(ago) : homeMessages.lastOrderOf(ago)}
        </span>
        <span className="mt-1 mb-3.5 block text-h2">
          {homeMessages.orderSum(order.lines, formatPesos(order.total))}
        </span>
        <span className={buttonClass({ variant: 'inverse', size: 'sm', className: 'min-h-11!' })}>
          <Icon name="history" size="sm" />
          {literals.reorder}
        </span>
      </span>
      <span aria-hidden="true" className="absolute -right-3 bottom-0 flex items-end @max-[270px]:hidden lg:right-8">
        {order.images.slice(0, 4).map((image, at) => (
          <span
            key={image}
            className={`block size-24 lg:size-32 ${at > 0 ? '-ml-10 lg:-ml-6' : ''} ${at > 2 ? 'max-lg:hidden' : at > 1 ? '@max-[310px]:hidden' : ''}`}
          >
            <Picture image={image} alt="" sizes="128px" />
          </span>
        ))}
      </span>
    </RouteLink>
  );
}
