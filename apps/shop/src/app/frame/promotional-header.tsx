import { Countdown } from '@tonalia/ui/countdown';
import { useState } from 'react';
import { closedPromotion, rememberClosedPromotion } from '../../api/closed-promotion.ts';
import { useRunningPromotion } from '../../api/running-promotion.ts';
import { serverNow } from '../../api/server-clock.ts';
import { campaignLink } from '../../campaign-link.ts';
import { RouteLink } from '../../link.tsx';

// Closed until the next load, which is this.
if (typeof document !== 'undefined') rememberClosedPromotion(null);

/** The promotion that runs now, counted down by the server's clock. Nothing when none runs, its timer is off, or it was closed. */
export function PromotionalHeader() {
  const promotion = useRunningPromotion();
  const [closed, setClosed] = useState(() => (typeof document === 'undefined' ? null : closedPromotion()));
  if (!promotion || promotion._id === closed) return null;
  const href = campaignLink(promotion.app_link);
  return (
    <Countdown
      key={promotion._id}
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
      clock={serverNow}
      colors={promotion.design}
      onClose={() => {
        rememberClosedPromotion(promotion._id);
        setClosed(promotion._id);
      }}
    />
  );
}
