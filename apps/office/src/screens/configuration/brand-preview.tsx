import type { BrandPalette } from '@tonalia/artwork/brand-palette';
import { Icon, type IconProps } from '@tonalia/ui/icon';
import { VisuallyHidden } from '@tonalia/ui/visually-hidden';
import { Wordmark } from '@tonalia/ui/wordmark';
import { type CSSProperties, useState } from 'react';
import { Segments } from '../../components/segments.tsx';
import { outlines } from '../../components/outlines.ts';
import { brandTexts as texts } from '../../messages/brand.es-CO.ts';

const strips = ['bg-tono-1', 'bg-tono-2', 'bg-tono-3', 'bg-tono-4'];

const moon = 'M21 12.8A9 9 0 1111.2 3a7 7 0 009.8 9.8z';

const ThemeMark = ({ icon, name }: { icon: IconProps['name']; name: string }) => (
  <>
    <Icon name={icon} size="xs" />
    <VisuallyHidden>{name}</VisuallyHidden>
  </>
);

export type BrandPreviewProps = { name: string; palette: BrandPalette };

/** A phone with the shop's home in the chosen colours, in either theme. It shows; nothing in it can be pressed. */
export function BrandPreview({ name, palette }: BrandPreviewProps) {
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  return (
    <section aria-label={texts.preview} className="sticky top-4 grid content-start gap-3.5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-panel">{texts.preview}</h2>
        <Segments
          small
          label={texts.themes}
          choices={[
            { value: 'light', label: <ThemeMark icon={outlines.sun} name={texts.light} /> },
            { value: 'dark', label: <ThemeMark icon={moon} name={texts.dark} /> },
          ]}
          value={theme}
          onChoose={setTheme}
        />
      </div>
      <div
        aria-hidden="true"
        className={`${theme} mx-auto w-full max-w-[300px] overflow-hidden rounded-[34px] border-[7px] border-text bg-canvas text-text shadow-3`}
        style={palette as CSSProperties} // as: React types no custom properties
      >
        <p className="bg-deep px-4 pt-4 pb-3 text-[0.75rem] font-semibold text-on-deep">{texts.shop.strip}</p>
        <div className="grid gap-3 px-3.5 pt-3 pb-5">
          <div className="flex items-center justify-between">
            <Wordmark name={name} className="text-[1.375rem]" />
            <span className="flex gap-3">
              <Icon name="bell" size="sm" />
              <Icon name="bag" size="sm" />
            </span>
          </div>
          <p className="flex h-9 items-center gap-2 rounded-[11px] bg-surface-2 px-3 text-[0.75rem] text-text-3">
            <Icon name="search" size="sm" />
            {texts.shop.search}
          </p>
          <div className="relative h-48 overflow-hidden rounded-[20px] bg-tile-rubor p-4 text-on-tab">
            <p className="max-w-[8ch] font-display text-[1.375rem] leading-[1.05] font-[740]">{texts.shop.banner}</p>
            <p className="mt-1.5 text-[0.75rem]">{texts.shop.lead}</p>
            <p className="light mt-2.5 inline-block rounded-[10px] bg-brand px-3 py-2 text-[0.75rem] leading-none font-[650] text-on-brand">
              {texts.shop.offers}
            </p>
            <span className="absolute right-3 bottom-0 flex items-end gap-1">
              {strips.map((tone, at) => (
                <span key={tone} className={`w-6 rounded-t-full ${tone}`} style={{ height: 60 + at * 22 }} />
              ))}
            </span>
          </div>
          <p className="rounded-control bg-brand py-3 text-center text-[0.8125rem] leading-none font-[650] text-on-brand">
            {texts.shop.add}
          </p>
          <p className="text-center text-[0.8125rem] font-[650] text-brand-text">{texts.shop.card}</p>
          <p className="text-[0.9375rem] font-[650]">{texts.shop.onOffer}</p>
          <div className="flex gap-2.5">
            <span className="relative h-28 flex-1 rounded-tile bg-tile-mantequilla">
              <span className="absolute top-2 left-2 rounded-badge bg-accent px-1.5 py-1 text-[0.75rem] leading-none font-[650] text-on-accent">
                {texts.shop.discount}
              </span>
            </span>
            <span className="h-28 flex-1 rounded-tile bg-brand-soft inset-ring inset-ring-brand-line" />
          </div>
        </div>
      </div>
    </section>
  );
}
