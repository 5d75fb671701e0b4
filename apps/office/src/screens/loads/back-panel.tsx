import type { LoadSheet } from '@tonalia/contract/load-office';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '@tonalia/ui/badge';
import { loadBackQuery } from '../../api/load-back.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { LoadFailure } from '../../components/states.tsx';
import { loadBackTexts as texts } from '../../messages/load-back.es-CO.ts';
import { BackStopCard } from './back-stop-card.tsx';

/** What comes back of a load that left: each stop is counted once, its good units apart from the damaged ones. */
export function BackPanel({ load: { code } }: { load: LoadSheet }) {
  const { data: stops, error, refetch } = useQuery(loadBackQuery(code));
  const mayCount = mayDo(useOperator(), 'returns.receive');
  if (error && !stops) return <LoadFailure what={texts.what} cause={error} onRetry={() => void refetch()} />;
  if (!stops) return null;
  const waiting = stops.filter(({ counted }) => counted === null).length;
  return (
    <section aria-label={texts.title} className="grid gap-3 px-4 py-5 lg:px-7">
      <header className="flex flex-wrap items-center gap-2.5">
        <h2 className="text-panel">{texts.title}</h2>
        {stops.length > 0 && (
          <Badge tone={waiting > 0 ? 'warn' : 'success'}>
            {waiting > 0 ? texts.waiting(waiting) : texts.allCounted}
          </Badge>
        )}
      </header>
      {stops.length === 0 && <p className="text-text-2">{texts.nothing}</p>}
      {stops.map((stop) => (
        <BackStopCard key={stop.stopId} loadCode={code} stop={stop} mayCount={mayCount} />
      ))}
    </section>
  );
}
