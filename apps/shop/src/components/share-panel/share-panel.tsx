import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@tonalia/ui/button';
import { SegmentedControl } from '@tonalia/ui/segmented-control';
import { useState } from 'react';
import { isAllSent } from '../../api/cart-sync/edit-cart.ts';
import { sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { newKey } from '../../api/http/idempotency-key.ts';
import { apiAddress } from '../../api/http/transport.ts';
import { shareMessages as words } from '../../messages/share.es-CO.ts';
import { MadeLink } from './made-link.tsx';
import { MyShares } from './my-shares.tsx';
import { sharesQuery } from './share-queries.ts';

/** The shared thing. */
export type ShareSource = { kind: 'card'; productId: string } | { kind: 'list'; listId: string } | { kind: 'cart' };

export interface SharePanelProps {
  source: ShareSource;
  title: string;
  /** Lines of what is shared. */
  lines: number;
  /** Colours of the preview. */
  colours: readonly string[];
}

const DAYS = 7;
const MOST_COLOURS = 6;

/** Makes a link with or without prices, shows how it arrives, and lists the links of this person. */
export function SharePanel({ source, title, lines, colours }: SharePanelProps) {
  const cache = useQueryClient();
  // chosen once, so that a second attempt makes no second link
  const [shareId] = useState(newKey);
  const [showsPrices, setShowsPrices] = useState(false);
  const making = useMutation({
    mutationFn: async () => {
      if (source.kind === 'cart') await isAllSent();
      return call('purchase', 'POST /shares', { body: { shareId, showsPrices, ...source } });
    },
    onSuccess: () => cache.invalidateQueries(sharesQuery),
  });
  const made = making.data?.results;
  return (
    <div className="grid gap-4">
      <Preview isCard={source.kind === 'card'} title={title} lines={lines} colours={colours} />
      {made ? (
        <MadeLink
          title={title}
          showsPrices={made.showsPrices}
          address={new URL(`/c/${made.token}`, apiAddress('')).href}
        />
      ) : (
        <>
          <SegmentedControl
            label={words.prices}
            value={showsPrices ? 'with' : 'without'}
            onChange={(value) => setShowsPrices(value === 'with')}
            options={[
              { value: 'without', label: words.withoutPrices },
              { value: 'with', label: words.withPrices },
            ]}
          />
          {showsPrices && <p className="text-small text-warn">{words.pricesWarning}</p>}
          <p className="flex justify-between border-b border-line pb-3">
            <span>{words.ends}</span> <span className="text-text-2">{words.inDays(DAYS)}</span>
          </p>
          {making.isError && (
            <p role="alert" className="text-small text-danger">
              {sentenceOf(making.error)}
            </p>
          )}
          <Button full size="lg" loading={making.isPending} onClick={() => making.mutate()}>
            {words.make}
          </Button>
        </>
      )}
      <MyShares />
    </div>
  );
}

/** Six colours from all of the card, which begins with its darkest. */
const spread = (colours: readonly string[]): string[] => {
  const n = Math.min(MOST_COLOURS, colours.length);
  return Array.from({ length: n }, (_, at) => colours[Math.floor(((at + 0.5) * colours.length) / n)] ?? '');
};

/** How the link arrives in a chat. */
const Preview = ({ isCard, title, lines, colours }: Omit<SharePanelProps, 'source'> & { isCard: boolean }) => (
  <div className="ml-auto w-4/5 rounded-[18px] rounded-br-[4px] bg-brand-soft p-1.5">
    <div className="overflow-hidden rounded-[14px] bg-surface">
      <span aria-hidden="true" className="flex h-16">
        {spread(colours).map((colour, at) => (
          <span key={`${colour} ${at}`} className="flex-1" style={{ background: colour }} />
        ))}
      </span>
      <p className="px-3 py-2.5">
        <b className="block text-label">{isCard ? words.previewCard : words.previewList}</b>
        <span className="block truncate text-small text-text-2">{title}</span>
        <span className="block text-small text-text-3">
          {isCard ? words.previewShades(lines) : words.previewSub(lines)}
        </span>
      </p>
    </div>
  </div>
);
