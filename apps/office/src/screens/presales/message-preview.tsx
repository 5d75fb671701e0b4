import type { PresaleMovePreview } from '@tonalia/contract/presales-office';
import { wordParagraphs } from '@tonalia/rules/message-words';
import { useState } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { Segments } from '../../components/segments.tsx';
import { whatsappAddress } from '../../components/whatsapp-address.ts';
import { presalesTexts } from '../../messages/presales.es-CO.ts';
import { MessageWords } from './message-words.tsx';

const texts = presalesTexts.moving;

export type MessagePreviewProps = {
  message: NonNullable<PresaleMovePreview['message']>;
  /** The operator's own text; undefined for the usual one. */
  words: string | undefined;
  onWords: (words: string | undefined) => void;
};

/** The message that the customer of one order gets, by mail and on the phone; an operator may write its own, or send it by WhatsApp. */
export function MessagePreview({ message, words, onWords }: MessagePreviewProps) {
  const [way, setWay] = useState<'whatsapp' | 'push' | 'mail'>('mail');
  const { orderCode, subject, push, phone } = message;
  const paragraphs = mailOf(message, words);
  const ways = [...(phone === null ? [] : ['whatsapp' as const]), 'push' as const, 'mail' as const];
  const shown = way === 'push' ? [push] : paragraphs;
  return (
    <section aria-label={texts.message} className="min-w-0">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-[0.875rem] font-semibold">{texts.message}</h3>
        <Segments
          small
          label={texts.message}
          value={way}
          choices={ways.map((one) => ({ value: one, label: texts.ways[one] }))}
          onChoose={setWay}
        />
      </div>
      <div
        className={classNames(
          'mt-3 grid gap-3 rounded-[14px] bg-surface p-4 text-[0.875rem] leading-[1.45]',
          way === 'whatsapp' ? 'shadow-1 ring-8 ring-surface-3' : 'inset-ring inset-ring-line',
        )}
      >
        <b className="font-semibold">{subject}</b>
        {shown.map((paragraph) => (
          <p key={paragraph} className="wrap-anywhere whitespace-pre-line">
            {paragraph}
          </p>
        ))}
        {way === 'whatsapp' && phone !== null && (
          <a
            href={`${whatsappAddress(phone)}?text=${encodeURIComponent([subject, ...paragraphs].join('\n\n'))}`}
            target="_blank"
            rel="noreferrer"
            className="touch-area -mx-4 -mb-1 flex items-center justify-center gap-1.5 border-t border-line pt-3 font-semibold text-brand-text hover:underline"
          >
            <Icon name="whatsapp" size="sm" />
            {texts.whatsapp}
          </a>
        )}
      </div>
      <p className="mt-3 text-[0.8125rem] text-text-2">
        {way === 'whatsapp' && `${texts.whatsappHelp} `}
        {way === 'push' && words !== undefined ? texts.usualPush : texts.messageOf(orderCode)}
      </p>
      <MessageWords words={words} onChange={onWords} />
    </section>
  );
}

/** The mail as the server writes it: own words replace its first paragraph, and its lines follow them. */
function mailOf({ paragraphs, values, goods }: MessagePreviewProps['message'], words: string | undefined): string[] {
  if (words === undefined || words.trim() === '') return paragraphs;
  return [...wordParagraphs(words, values), goods, ...paragraphs.slice(1)];
}
