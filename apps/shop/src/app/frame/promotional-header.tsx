import { useQuery } from '@tanstack/react-query';
import { Countdown } from '@tonalia/ui/countdown';
import { useState } from 'react';
import { promotionsQuery } from '../../api/queries.ts';
import { campaignLink } from '../../campaign-link.ts';
import { RouteLink } from '../../link.tsx';

/** Closed until the next load. */
let isClosed = false;

/** The promotion that runs now, counted down. Nothing when none runs, its timer is off, or it was closed. */
export function PromotionalHeader() {
  const [closed, setClosed] = useState(() => isClosed);
  const { data, dataUpdatedAt } = useQuery(promotionsQuery);
  const promotion = data?.find((one) => one.timer);
  if (closed || !promotion) return null;
  const href = campaignLink(promotion.app_link);
  return (
    <Countdown
      title={
        href === null ? (
          promotion.title
        ) : (
          <RouteLink href={href} className="hover:underline">
            {promotion.title}
          </RouteLink>
        )
      }
      end={Date.parse(promotion.end_date)}
      // The time the server drew it at, so that the browser begins with the same numbers.
      now={dataUpdatedAt}
      colors={{ background: promotion.design.timerBg, text: promotion.design.tagText }}
      onClose={() => {
        isClosed = true;
        setClosed(true);
      }}
    />
  );
}
