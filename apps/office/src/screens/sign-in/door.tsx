import { type ReactNode, useEffect } from 'react';
import { signInTexts } from '../../messages/sign-in.es-CO.ts';
import { texts } from '../../messages/texts.es-CO.ts';
import { BrandIcon, BrandLogo } from '../../components/brand-logo.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';

export type DoorProps = {
  title: string;
  lead?: string;
  /** To the step before. */
  onBack?: (() => void) | undefined;
  children: ReactNode;
};

/** The page before the office: one question, beside the brand on a wide screen and below it on a narrow one. */
export function Door({ title, lead, onBack, children }: DoorProps) {
  useEffect(() => {
    document.title = `${title} · ${texts.office}`;
  }, [title]);
  return (
    <div className="grid min-h-dvh content-start bg-side lg:content-stretch lg:grid-cols-[minmax(0,1fr)_minmax(480px,640px)] lg:bg-surface">
      <header className="relative flex items-center justify-center gap-[11px] overflow-hidden pt-[9vh] pb-7 lg:items-start lg:justify-start lg:bg-deep lg:px-11 lg:pt-10">
        <BrandIcon size={34} />
        <span className="lg:hidden">
          <BrandLogo />
        </span>
        <span className="max-lg:hidden">
          <BrandLogo tone="inverse" className="text-[1.75rem]" />
        </span>
        <Shades />
      </header>
      <main id="main" className="flex flex-col items-center px-4 pb-10 lg:justify-center lg:py-10">
        <div className="w-full max-w-[420px] rounded-[22px] border border-line bg-surface px-6 pt-6 pb-7 sm:px-8 sm:pt-8 lg:max-w-[378px] lg:border-0 lg:p-0">
          {onBack && <OutlineButton icon="arrow-left" label={signInTexts.back} className="mb-5" onClick={onBack} />}
          <h1 className="text-title lg:text-[2rem] lg:leading-[1.15]">{title}</h1>
          {lead && <p className="mt-1.5 text-text-2">{lead}</p>}
          <div className="mt-6">{children}</div>
        </div>
      </main>
    </div>
  );
}

/** Shades of a colour card, from blond to plum, as bars: the same in light and dark, as colours of hair are. */
const shades = [
  { hex: '#f0cfa2', height: 34 },
  { hex: '#e0a569', height: 46 },
  { hex: '#cf7f45', height: 58 },
  { hex: '#bb5636', height: 70 },
  { hex: '#a43a33', height: 80 },
  { hex: '#872637', height: 90 },
  { hex: '#661b38', height: 97 },
  { hex: '#3f1630', height: 86 },
];

const Shades = () => (
  <div aria-hidden="true" className="absolute inset-x-11 bottom-0 flex h-[66%] items-end gap-3 max-lg:hidden">
    {shades.map(({ hex, height }) => (
      <i key={hex} className="flex-1 rounded-t-full" style={{ height: `${height}%`, background: hex }} />
    ))}
  </div>
);
