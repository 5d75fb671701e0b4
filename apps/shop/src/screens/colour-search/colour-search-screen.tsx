import { Empty } from '@tonalia/ui/empty';
import { useState } from 'react';
import { CartLink } from '../../features/cart-link/cart-link.tsx';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { useGo } from '../../navigation/link.tsx';
import { colourSearchMessages as text } from '../../messages/colour-search.es-CO.ts';
import { paths } from '../../paths.ts';
import { CodePanel } from './code-panel.tsx';
import { NearResults } from './near-results.tsx';
import { PhotoPanel } from './photo-panel.tsx';
import { SwatchPanel } from './swatch-panel.tsx';
import { WaySwitch } from './way-switch.tsx';
import type { SearchWay } from './way-switch.tsx';

export interface ColourSearchScreenProps {
  /** "#RRGGBB"; null before a colour is chosen. */
  hex: string | null;
  /** The address has an invalid colour. */
  isWrong: boolean;
}

/** Finds shades like a colour from a photo, a swatch or a colour code. The address holds the colour. */
export function ColourSearchScreen({ hex, isWrong }: ColourSearchScreenProps) {
  const go = useGo();
  const [way, setWay] = useState<SearchWay>('swatch');
  const choose = (next: string) =>
    go(paths.colourSearch({ hex: next.replace('#', '') }), { replace: true, keepScroll: true });
  return (
    <>
      <MobileBar title={text.title}>
        <CartLink />
      </MobileBar>
      <div className="page-wrap w-full flex-1 max-lg:pb-[calc(88px+var(--safe-bottom))] lg:grid lg:grid-cols-[378px_minmax(0,1fr)] lg:items-start lg:gap-10 lg:pt-7 lg:pb-10">
        <div className="lg:sticky lg:top-6">
          <h1 tabIndex={-1} className="mb-5 text-h1 outline-none max-lg:hidden">
            {text.title}
          </h1>
          <WaySwitch way={way} onChange={setWay} />
          {isWrong && (
            <p role="alert" className="mb-4 text-small text-danger">
              {text.wrongLink}
            </p>
          )}
          {/* Hidden, not unmounted, to keep a photo or a partly typed code. */}
          <div hidden={way !== 'swatch'}>
            <SwatchPanel hex={hex} onChoose={choose} />
          </div>
          <div hidden={way !== 'code'}>
            <CodePanel onChoose={choose} />
          </div>
          <div hidden={way !== 'photo'}>
            <PhotoPanel onChoose={choose} />
          </div>
        </div>
        {hex === null ? <Empty layout="stack" title={text.start} className="lg:pt-24" /> : <NearResults hex={hex} />}
      </div>
    </>
  );
}
