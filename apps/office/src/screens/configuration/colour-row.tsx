import { contrast } from '@tonalia/artwork/colour';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { VisuallyHidden } from '@tonalia/ui/visually-hidden';
import { type ReactNode, useId } from 'react';
import { brandTexts as texts } from '../../messages/brand.es-CO.ts';
import { READABLE } from '@tonalia/artwork/brand-palette';

/** A text on its ground, as a person would read it. */
export interface ColourSample {
  where: string;
  ink: string;
  ground: string;
}

export type ColourRowProps = {
  name: string;
  /** The colour as `#rrggbb` that is shown: typed, saved, or the drawn brand's. */
  hex: string;
  typed: string;
  isInvalid: boolean;
  isReadOnly: boolean;
  samples: readonly ColourSample[];
  suffix: ReactNode;
  onChange: (text: string) => void;
};

/** A colour of the brand: a swatch that opens the palette, its value, and how text reads on it. */
export function ColourRow({ name, hex, typed, isInvalid, isReadOnly, samples, suffix, onChange }: ColourRowProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-3 border-t border-hair py-3">
      <label className="touch-area relative size-10 shrink-0 rounded-[11px] inset-ring inset-ring-swatch-edge focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus">
        <span className="block size-full rounded-[11px]" style={{ background: hex }} />
        <input
          type="color"
          aria-label={texts.pick(name)}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
          value={hex}
          disabled={isReadOnly}
          onChange={({ currentTarget }) => onChange(currentTarget.value.toUpperCase())}
        />
      </label>
      <span className="leading-[1.3]">
        <b aria-hidden="true" className="block font-semibold">
          {name}
        </b>
        <input
          aria-label={texts.hex(name)}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-trouble` : undefined}
          className="-mx-1 h-6 w-20 rounded-[6px] bg-transparent px-1 text-[0.8125rem] text-text-2 max-lg:h-11 max-lg:text-[1rem]"
          value={typed}
          readOnly={isReadOnly}
          maxLength={7}
          spellCheck={false}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        {isInvalid && (
          <span id={`${id}-trouble`} role="alert" className="block text-small text-danger">
            {texts.invalid(name)}
          </span>
        )}
      </span>
      {suffix}
      <div className="ml-auto flex flex-wrap gap-x-4 gap-y-2">
        {samples.map((sample) => (
          <Sample key={sample.where} {...sample} />
        ))}
      </div>
    </div>
  );
}

function Sample({ where, ink, ground }: ColourSample) {
  const ratio = contrast(ink, ground);
  const isReadable = ratio >= READABLE;
  return (
    <span className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className="grid h-8 w-11 place-items-center rounded-[9px] text-[0.8125rem] leading-none font-[650] inset-ring inset-ring-swatch-edge"
        style={{ background: ground, color: ink }}
      >
        {texts.sample}
      </span>
      <span className="grid text-[0.8125rem] leading-[1.25] whitespace-nowrap">
        <span
          className={classNames(
            'flex items-center gap-1 font-semibold',
            isReadable ? 'text-brand-text' : 'text-danger',
          )}
        >
          <Icon name={isReadable ? 'check' : 'x'} size="sm" />
          <VisuallyHidden>{isReadable ? texts.enough : texts.poor} </VisuallyHidden>
          {texts.contrast(ratio)}
        </span>
        <span className="text-[0.75rem] text-text-2">{where}</span>
      </span>
    </span>
  );
}
