import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shareDays } from '@tonalia/rules/policy';
import { Button } from '@tonalia/ui/button';
import { sheen } from '@tonalia/ui/sheen';
import { useState } from 'react';
import { isAllSent } from '../../api/cart-sync/edit-cart.ts';
import { sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { newKey } from '../../api/http/idempotency-key.ts';
import { apiAddress } from '../../api/http/transport.ts';
import { shareMessages as words } from '../../messages/share.es-CO.ts';
import { MadeLink } from './made-link.tsx';
import { MyShares } from './my-shares.tsx';
import { type Recipient, RecipientChoice, useRecipients } from './recipients.tsx';
import { sharesQuery } from './share-queries.ts';
import { ShareSettings, type ShareSettingValues } from './share-settings.tsx';

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

const MOST_COLOURS = 6;
const first: ShareSettingValues = {
  showsPrices: false,
  mayChangeUnits: true,
  showsShades: false,
  days: shareDays,
};

/** Makes a link with what its visitor may do, shows how it arrives, and lists the links of this person. */
export function SharePanel({ source, title, lines, colours }: SharePanelProps) {
  const cache = useQueryClient();
  // chosen once, so that a second attempt makes no second link
  const [shareId] = useState(newKey);
  const [settings, setSettings] = useState(first);
  const making = useMutation({
    mutationFn: async () => {
      if (source.kind === 'cart') await isAllSent();
      return call('purchase', 'POST /shares', { body: { shareId, ...settings, ...source } });
    },
    onSuccess: () => cache.invalidateQueries(sharesQuery),
  });
  const made = making.data?.results;
  const recipients = useRecipients(made?.showsPrices ?? settings.showsPrices);
  // undefined until the person chooses: then it is the customer that the seller acts for
  const [picked, setPicked] = useState<Recipient | null>();
  const isThere = picked === null || recipients.some(({ customerId }) => customerId === picked?.customerId);
  const to = (isThere ? picked : recipients[0]) ?? null;
  const isCard = source.kind === 'card';
  const text = words.hello(title, to?.called);
  return (
    <div className="grid gap-4">
      <Preview isCard={isCard} title={title} lines={lines} colours={colours} text={text} />
      {!made && <ShareSettings isCard={isCard} settings={settings} onChange={setSettings} />}
      {recipients.length > 0 && <RecipientChoice recipients={recipients} chosen={to} onChoose={setPicked} />}
      {made ? (
        <MadeLink shareId={shareId} address={new URL(`/c/${made.token}`, apiAddress('')).href} text={text} to={to} />
      ) : (
        <>
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

interface PreviewProps extends Omit<SharePanelProps, 'source'> {
  isCard: boolean;
  text: string;
}

/** How the link arrives in a chat. */
const Preview = ({ isCard, title, lines, colours, text }: PreviewProps) => (
  <div className="ml-auto w-4/5 rounded-[18px] rounded-br-[4px] bg-brand-soft p-1.5">
    <div className="overflow-hidden rounded-[14px] bg-surface">
      <span aria-hidden="true" className="flex h-20">
        {spread(colours).map((colour, at) => (
          <span key={`${colour} ${at}`} className="flex-1" style={{ background: sheen(colour) }} />
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
    <p className="px-2 pt-2 pb-1 text-small wrap-break-word">{text}</p>
  </div>
);
