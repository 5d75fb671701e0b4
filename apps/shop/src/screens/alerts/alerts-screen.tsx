import { useQuery } from '@tanstack/react-query';
import { plainText } from '@tonalia/rules/plain-text';
import { Empty } from '@tonalia/ui/empty';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { IconButton } from '@tonalia/ui/icon-button';
import { SearchField } from '@tonalia/ui/search-field';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { alertsQuery } from '../../api/queries/alerts.ts';
import { useAlertActs } from '../../components/alert-me/use-alert-acts.ts';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { alertMessages as words } from '../../messages/alerts.es-CO.ts';
import { paths } from '../../paths.ts';
import { AlertRow, DropButton, DroppedPrice, MoreOfAlert, WaitingWords, nameOf } from './alert-row.tsx';
import { AlertSheet } from './alert-sheet.tsx';
import { ArrivedCard } from './arrived-card.tsx';
import { useAddUnits } from './use-add-units.ts';

/** The versions that the session's customer waits for, and those that came back or became cheaper. */
export function AlertsScreen() {
  const { data, isPending, isError, error, isFetching, refetch } = useQuery(alertsQuery);
  const { drop } = useAlertActs();
  const { add, adding } = useAddUnits();
  const [changed, setChanged] = useState<string | null>(null);
  const [isSearching, setSearching] = useState(false);
  const [query, setQuery] = useState('');
  const asked = plainText(query);
  const alerts =
    data?.filter((alert) => plainText(`${alert.match.name} ${nameOf(alert)} ${alert.match.code}`).includes(asked)) ??
    [];
  const waiting = alerts.filter(({ firedAt }) => firedAt === null);
  const arrived = alerts.filter(({ firedAt, kind }) => firedAt !== null && kind === 'stock');
  const dropped = alerts.filter(({ firedAt, kind }) => firedAt !== null && kind === 'price');
  const search = (
    <IconButton
      icon="search"
      label={words.search}
      aria-expanded={isSearching}
      onClick={() => {
        setSearching(!isSearching);
        setQuery('');
      }}
    />
  );
  return (
    <div className="flex-1 bg-canvas-sunken pb-8 lg:-mb-20 lg:pb-16">
      <div className="bg-surface lg:hidden [&>header]:bg-surface">
        <MobileBar title={words.title} fallback={paths.profile()}>
          {search}
        </MobileBar>
      </div>
      <div className="page-wrap w-full max-w-180 pt-3 lg:pt-7">
        <div className="mb-4 flex items-center justify-between max-lg:hidden">
          <h1 tabIndex={-1} className="text-h1 outline-none">
            {words.title}
          </h1>
          {search}
        </div>
        {isSearching && (
          <SearchField
            label={words.search}
            className="mb-3 bg-surface! inset-ring inset-ring-line"
            value={query}
            onChange={setQuery}
          />
        )}
        {alerts.length === 0 && asked !== '' && <p className="py-4 text-text-2">{words.notFound}</p>}
        {isPending && (
          <Loading className="grid gap-2.5">
            <Skeleton className="h-18 rounded-card" />
            <Skeleton className="h-18 rounded-card" />
          </Loading>
        )}
        {isError && !data && (
          <ErrorBlock
            className="py-8"
            title={words.failed}
            text={error.message}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data?.length === 0 && <Empty className="py-8" title={words.none} text={words.noneHelp} />}
        {arrived.length > 0 && (
          <Section title={words.arrived}>
            <div className="grid gap-2.5">
              {arrived.map((alert) => (
                <ArrivedCard
                  key={alert.alertId}
                  alert={alert}
                  isAdding={adding === alert.alertId}
                  onAdd={add}
                  onDrop={drop}
                />
              ))}
            </div>
          </Section>
        )}
        {waiting.length > 0 && (
          <Section title={words.expected} count={waiting.length}>
            <ul className={list}>
              {waiting.map((alert) => (
                <AlertRow key={alert.alertId} alert={alert} end={<MoreOfAlert alert={alert} onOpen={setChanged} />}>
                  <WaitingWords alert={alert} />
                </AlertRow>
              ))}
            </ul>
          </Section>
        )}
        {dropped.length > 0 && (
          <Section title={words.dropped}>
            <ul className={list}>
              {dropped.map((alert) => (
                <AlertRow
                  key={alert.alertId}
                  alert={alert}
                  end={
                    alert.isSold && alert.match.stock > 0 ? (
                      <IconButton
                        icon="plus"
                        variant="outline"
                        label={words.addOne(nameOf(alert))}
                        disabled={adding === alert.alertId}
                        onClick={() => add(alert)}
                      />
                    ) : (
                      <DropButton alert={alert} onDrop={drop} />
                    )
                  }
                >
                  {alert.isSold ? <DroppedPrice alert={alert} /> : words.withdrawn}
                </AlertRow>
              ))}
            </ul>
          </Section>
        )}
        <AlertSheet alert={waiting.find(({ alertId }) => alertId === changed)} onClose={() => setChanged(null)} />
      </div>
    </div>
  );
}

const list = 'overflow-hidden rounded-card bg-surface inset-ring inset-ring-line';

function Section({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  return (
    <section className="mt-4 first-of-type:mt-0">
      <h2 className="mx-0.5 mb-2 flex items-baseline justify-between text-h3">
        {title} {count !== undefined && <span className="text-small font-normal text-text-3">{count}</span>}
      </h2>
      {children}
    </section>
  );
}
