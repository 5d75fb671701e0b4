import { Outlet, useMatches } from '@tanstack/react-router';
import { SkipLink } from '@tonalia/ui/skip-link';
import { Suspense, lazy, useState, useSyncExternalStore } from 'react';
import { useColourCard } from '../../navigation/open-colour-card.ts';
import { messages } from '../../messages/es-CO.ts';
import { places } from '../places.ts';
import type { ScreenFrame as FrameKind } from '../places.ts';
import { BottomTabs } from './bottom-tabs.tsx';
import { FloatingHosts } from './floating-hosts.tsx';
import { browseHeader, desktopHeader, footer, homeHeader, promotionalHeader } from './parts.tsx';
import { StripHost, useHasStrip } from './strip-host.tsx';
import { useFocusOnHeading } from './use-focus-on-heading.ts';

const ColourCard = lazy(() =>
  import('../../features/colour-card/index.tsx').then((it) => ({ default: it.ColourCard })),
);

function useFrame(): FrameKind {
  return useMatches({
    select: (matches) => {
      const name = matches.at(-1)?.staticData.place;
      return name === undefined ? 'bare' : places[name].frame;
    },
  });
}

/** The frame of every screen: header, tabs, footer and floating elements. */
export function Frame() {
  const frame = useFrame();
  const isBare = frame === 'bare';
  const hasTabs = frame === 'home' || frame === 'browse' || frame === 'titled';
  const hasStrip = useHasStrip();
  useFocusOnHeading();

  return (
    <div
      data-strip={hasStrip || undefined}
      className={
        hasTabs
          ? 'flex min-h-(--screen) flex-col max-lg:pb-[calc(61px+var(--safe-bottom))] max-lg:data-strip:pb-[calc(101px+var(--safe-bottom))]'
          : `flex min-h-(--screen) flex-col ${underStrip}`
      }
    >
      <SkipLink>{messages.shell.skipToContent}</SkipLink>
      <StripHost isShown={hasStrip} aboveTabs={hasTabs} />
      {frame === 'home' && promotionalHeader}
      {!isBare && desktopHeader}
      {frame === 'home' && homeHeader}
      {frame === 'browse' && browseHeader}
      <main id="contenido" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
      {!isBare && footer}
      {hasTabs && <BottomTabs />}
      <FloatingHosts aboveTabs={hasTabs} />
      <Suspense>
        <ColourCardHost />
      </Suspense>
    </div>
  );
}

/** On a phone elements at the upper edge stick to the strip instead. */
const underStrip = 'max-lg:data-strip:[--safe-top:calc(40px+var(--inset-top))]';

const neverChanges = () => () => {};

/** Shows the colour card of the address. */
function ColourCardHost() {
  const { opened, closeColourCard } = useColourCard();
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [shown, setShown] = useState(opened);
  // Keeps the last card during its exit animation.
  const isOther = opened?.productId !== shown?.productId || opened?.shadeCode !== shown?.shadeCode;
  if (opened !== null && isOther) setShown(opened);
  // Not on the server: a lazy component in a dialog would make the rendering fail.
  if (shown === null || !isHydrated) return null;
  return (
    <ColourCard
      key={shown.productId}
      open={opened !== null}
      productId={shown.productId}
      shadeCode={shown.shadeCode}
      onClose={closeColourCard}
    />
  );
}
