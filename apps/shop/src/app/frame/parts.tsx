import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { isWide, untilWide } from '../../timing/until.ts';
import type { ScreenFrame } from '../places.ts';

const DesktopHeader = lazyRouteComponent(() => untilWide().then(() => import('./desktop-header.tsx')), 'DesktopHeader');
const Footer = lazyRouteComponent(() => untilWide().then(() => import('./footer.tsx')), 'Footer');
const HomeHeader = lazyRouteComponent(() => import('./mobile-header.tsx'), 'HomeHeader');
const BrowseHeader = lazyRouteComponent(() => import('./mobile-header.tsx'), 'BrowseHeader');
/** Optional: without a network the home is shown without it. */
const PromotionalHeader = lazyRouteComponent(
  () => import('./promotional-header.tsx').catch(() => ({ PromotionalHeader: () => null })),
  'PromotionalHeader',
);

/**
 * Lazily loaded parts of the frame that not every page, or only a desktop, has. Each element is stable: React
 * keeps its served HTML until its code is loaded, through other changes of the page.
 */
export const desktopHeader = within(<DesktopHeader />);
export const footer = within(<Footer />);
export const homeHeader = within(<HomeHeader />);
export const browseHeader = within(<BrowseHeader />);
export const promotionalHeader = within(<PromotionalHeader />);

function within(part: ReactElement) {
  return <Suspense>{part}</Suspense>;
}

/** The parts that a page with this frame waits for, to avoid layout shifts. */
export async function loadFrame(frame: ScreenFrame): Promise<void> {
  await Promise.all([
    frame === 'home' && Promise.all([PromotionalHeader.preload?.(), HomeHeader.preload?.()]),
    frame === 'browse' && BrowseHeader.preload?.(),
    frame !== 'bare' && loadWideParts(),
  ]);
}

/** The subset for desktops only. */
export const loadWideParts = async (): Promise<unknown> =>
  isWide() && Promise.all([DesktopHeader.preload?.(), Footer.preload?.()]);
