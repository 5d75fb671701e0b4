import { Countdown } from '@tonalia/ui/countdown';
import { useState } from 'react';
import { closedPromotion, rememberClosedPromotion } from '../../api/storage/closed-promotion.ts';
import { useRunningPromotion } from '../../api/queries/running-promotion.ts';
import { serverNow } from '../../api/http/server-clock.ts';
import { campaignLink } from '../../navigation/campaign-link.ts';
import { RouteLink } from '../../navigation/link.tsx';

// A promotion stays closed until the next load.
if (typeof document !== 'undefined') rememberClosedPromotion(null);

/** The running promotion with a countdown by the server's clock. Renders nothing without one, with its timer off, or when closed. */
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
