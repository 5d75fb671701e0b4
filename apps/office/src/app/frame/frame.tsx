import { Outlet } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { SkipLink } from '@tonalia/ui/skip-link';
import { Notices } from '../../components/notices.tsx';
import { PreferencesProvider, usePreferences } from '../../components/preferences.tsx';
import { NoPermission } from './no-permission.tsx';
import { useClosedPlace } from './use-places.ts';
import { BottomTabs } from './bottom-tabs.tsx';
import { LateNotes } from './late-notes.tsx';
import { PaletteHost } from './palette-host.tsx';
import { Side } from './side.tsx';
import { useGoKeys } from './use-go-keys.ts';
import { useLive } from './use-live.ts';

/** What surrounds every page behind the sign-in: the menu at the side, or tabs at the foot of a phone. */
export function Frame() {
  return (
    <PreferencesProvider>
      <Notices>
        <PaletteHost>
          <Surroundings />
        </PaletteHost>
      </Notices>
    </PreferencesProvider>
  );
}

function Surroundings() {
  const { isFolded } = usePreferences();
  const closed = useClosedPlace();
  useGoKeys();
  useLive();
  // Of the whole page: notices and bars stand beside the menu too.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-folded', isFolded);
  }, [isFolded]);
  return (
    <div className="lg:grid lg:grid-cols-[var(--side-width)_minmax(0,1fr)]">
      <SkipLink href="#main" />
      <Side />
      <main
        id="main"
        tabIndex={-1}
        className="flex min-w-0 flex-col outline-none lg:min-h-dvh max-lg:pb-[calc(84px+var(--safe-bottom))]"
      >
        {closed ? <NoPermission place={closed.name} /> : <Outlet />}
      </main>
      <LateNotes />
      <BottomTabs />
    </div>
  );
}
