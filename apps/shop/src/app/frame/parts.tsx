import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { isWide, untilWide } from '../../until.ts';
import type { Frame } from '../places.ts';

const DesktopHeader = lazyRouteComponent(() => untilWide().then(() => import('./desktop-header.tsx')), 'DesktopHeader');
const Footer = lazyRouteComponent(() => untilWide().then(() => import('./footer.tsx')), 'Footer');
const HomeHeader = lazyRouteComponent(() => import('./mobile-header.tsx'), 'HomeHeader');
const BrowseHeader = lazyRouteComponent(() => import('./mobile-header.tsx'), 'BrowseHeader');
/** A comfort: without a network the home does without it. */
const PromotionalHeader = lazyRouteComponent(
  () => import('./promotional-header.tsx').catch(() => ({ PromotionalHeader: () => null })),
  'PromotionalHeader',
);

/**
 * What not every page has around it, or only a desktop: its code is not that of every page. Each is one element for good: React
 * leaves what the server drew of it alone for as long as its code is not here, through whatever else changes on the page.
 */
export const desktopHeader = within(<DesktopHeader />);
export const footer = within(<Footer />);
export const homeHeader = within(<HomeHeader />);
export const browseHeader = within(<BrowseHeader />);
export const promotionalHeader = within(<PromotionalHeader />);

function within(part: ReactElement) {
  return <Suspense>{part}</Suspense>;
}

/** What a page with this frame waits for, so that nothing moves when it comes. */
export async function frameIsThere(frame: Frame): Promise<void> {
  await Promise.all([
    frame === 'home' && Promise.all([PromotionalHeader.preload?.(), HomeHeader.preload?.()]),
    frame === 'browse' && BrowseHeader.preload?.(),
    frame !== 'bare' && wideIsThere(),
  ]);
}

/** Of that what a desktop alone shows. */
export const wideIsThere = async (): Promise<unknown> =>
  isWide() && Promise.all([DesktopHeader.preload?.(), Footer.preload?.()]);
