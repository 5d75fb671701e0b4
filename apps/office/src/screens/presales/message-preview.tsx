import type { PresaleMovePreview } from '@tonalia/contract/presales-office';
import { useState } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { Segments } from '../../components/segments.tsx';
import { whatsappAddress } from '../../components/whatsapp-address.ts';
import { presalesTexts } from '../../messages/presales.es-CO.ts';

const texts = presalesTexts.moving;

/** The message that the customer of one order gets, by mail and on the phone. */
export function MessagePreview({ message }: { message: NonNullable<PresaleMovePreview['message']> }) {
  const [way, setWay] = useState<'mail' | 'push'>('mail');
  const { orderCode, subject, paragraphs, push, phone } = message;
  const shown = way === 'mail' ? paragraphs : [push];
  return (
    <section aria-label={texts.message} className="min-w-0">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-[0.875rem] font-semibold">{texts.message}</h3>
        <Segments
          small
          label={texts.message}
          value={way}
          choices={(['mail', 'push'] as const).map((one) => ({ value: one, label: texts.ways[one] }))}
          onChoose={setWay}
        />
      </div>
      <div className="mt-3 grid gap-3 rounded-[14px] bg-surface p-4 text-[0.875rem] leading-[1.45] inset-ring inset-ring-line">
        <b className="font-semibold">{subject}</b>
        {shown.map((paragraph) => (
          <p key={paragraph} className="wrap-anywhere whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
      <p className="mt-2 text-[0.8125rem] text-text-2">{texts.messageOf(orderCode)}</p>
      {phone !== null && (
        <a
          href={`${whatsappAddress(phone)}?text=${encodeURIComponent([subject, ...paragraphs].join('\n\n'))}`}
          target="_blank"
          rel="noreferrer"
          className="touch-area mt-2 inline-flex items-center gap-1.5 text-[0.875rem] font-semibold text-brand-text hover:underline"
        >
          <Icon name="whatsapp" size="sm" />
          {texts.whatsapp}
        </a>
      )}
    </section>
  );
}
