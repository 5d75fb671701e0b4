import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { EmptyNote, LoadFailure, LoadingRows } from '../../components/states.tsx';
import { driverTexts as texts } from '../../messages/driver.es-CO.ts';
import { AskPhone } from './ask-phone.tsx';
import { DriverDay } from './driver-day.tsx';
import { readDriverSearch } from './driver-search.ts';
import { useDriverRoute } from './use-driver-route.ts';

/** The driver's page, behind a link instead of a sign-in. It goes on without network; what it records is sent when there is one. */
export function DriverScreen() {
  const { token } = useParams({ strict: false });
  const { ruta } = readDriverSearch(useSearch({ strict: false }));
  const { state, open, show, die } = useDriverRoute(token, ruta);
  const title = state.step === 'open' ? texts.title(state.route.route) : texts.opening;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main id="main" className="mx-auto flex min-h-dvh max-w-[520px] flex-col bg-surface-2">
      {state.step === 'opening' && <LoadingRows />}
      {state.step === 'phone' && <AskPhone failure={state.failure} onPhone={open} />}
      {state.step === 'dead' && <EmptyNote title={texts.dead} text={texts.deadText} />}
      {state.step === 'failed' && (
        <LoadFailure what={texts.whatRoute} cause={state.cause} onRetry={() => void open()} />
      )}
      {state.step === 'open' && (
        <DriverDay key={state.route.loadId} route={state.route} onRoute={show} onDead={() => die(state.route.code)} />
      )}
    </main>
  );
}
