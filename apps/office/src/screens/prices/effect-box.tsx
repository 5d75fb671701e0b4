import type { ProgramEffect } from '@tonalia/contract/prices-office';
import type { ReactNode } from 'react';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { VersionPicture } from '../../components/version-picture.tsx';
import { pricesTexts } from '../../messages/prices.es-CO.ts';

const texts = pricesTexts.form;

export type EffectBoxProps = {
  /** Above the examples: what their prices are for. */
  lead: string;
  /** Undefined while the form is not complete. */
  examples: ProgramEffect['examples'] | undefined;
  figures: readonly { name: string; value: number }[];
  /** A note about the effect as a whole. */
  note?: ReactNode;
  failure?: string | undefined;
};

/** What saving would do, as the price rules of the shop compute it. */
export const EffectBox = ({ lead, examples, figures, note, failure }: EffectBoxProps) => (
  <section aria-label={texts.example} aria-live="polite" className="rounded-[16px] bg-surface-2 px-4 py-3.5">
    {failure && (
      <p role="alert" className="flex gap-2 text-danger">
        <Icon name="alert-circle" size="sm" className="mt-0.5 shrink-0" />
        {failure}
      </p>
    )}
    {!failure && !examples && <p className="text-text-2">{texts.fill}</p>}
    {!failure && examples && (
      <>
        <dl className="mb-3 flex flex-wrap gap-x-6 gap-y-2">
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-[0.8125rem] text-text-2">{name}</dt>
              <dd className="text-[1.0625rem] font-[650]">{formatNumber(value)}</dd>
            </div>
          ))}
        </dl>
        <p className="mb-1 text-[0.8125rem] text-text-2">{lead}</p>
        <ul>
          {examples.map(({ version, before, after }) => (
            <li key={version._id} className="flex items-center gap-3 py-1.5">
              <VersionPicture {...version} />
              <span className="min-w-0 flex-1 leading-[1.25]">
                <b className="block truncate font-semibold">{version.name}</b>
                <span className="block truncate text-[0.78125rem] text-text-3">{version.detail}</span>
              </span>
              <span className="shrink-0 tabular-nums">
                {before !== after && <s className="mr-1.5 text-[0.8125rem] text-text-3">{formatPesos(before)}</s>}
                <b className="font-[650]">{formatPesos(after)}</b>
              </span>
            </li>
          ))}
        </ul>
        {note}
      </>
    )}
  </section>
);

/** Another programmed price in the way, with its dates. */
export const OverlapNote = ({ sentence }: { sentence: string }) => (
  <p role="alert" className="flex gap-2 rounded-[14px] bg-warn-soft px-4 py-3 text-warn-ink">
    <Icon name="alert-triangle" size="sm" className="mt-0.5 shrink-0" />
    {sentence}
  </p>
);
