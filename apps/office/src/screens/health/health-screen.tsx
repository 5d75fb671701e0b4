import type { OfficeHealth } from '@tonalia/contract/office-health';
import { useQuery } from '@tanstack/react-query';
import { classNames } from '@tonalia/ui/class-names';
import { healthQuery } from '../../api/health.ts';
import { formatAge } from '../../components/age.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { formatWhenInFull } from '../../components/when.ts';
import { healthTexts as texts } from '../../messages/health.es-CO.ts';
import { serviceTexts } from '../../messages/services.es-CO.ts';
import { AsidePanel } from './aside-panel.tsx';
import { BackupsPanel } from './backups-panel.tsx';
import { JobsPanel } from './jobs-panel.tsx';
import { RegularJobsPanel } from './regular-jobs-panel.tsx';
import { ServicesPanel } from '../../features/services/services-panel.tsx';
import { serviceName } from '../../features/services/service-words.ts';

/** The installation's health: its parts, what is wrong with what to do, and the events that were set aside. */
export function HealthScreen() {
  const health = useQuery(healthQuery);
  const now = useNow();
  const { data } = health;
  return (
    <>
      <PageHeader
        lined
        title={texts.title}
        after={data && <Badges health={data} />}
        actions={
          <>
            {data && <span className="text-small text-text-2 max-lg:hidden">{checkedWords(data, now)}</span>}
            <OfficeButton
              look="secondary"
              icon="retry"
              busy={health.isRefetching}
              onClick={() => void health.refetch()}
            >
              {serviceTexts.check}
            </OfficeButton>
          </>
        }
      />
      {health.isPending && <LoadingRows />}
      {health.isError && !data && (
        <LoadFailure what={serviceTexts.what} cause={health.error} onRetry={() => void health.refetch()} />
      )}
      {data && (
        <div className="grid items-start gap-4 px-4 py-4 lg:grid-cols-[minmax(0,8fr)_minmax(0,9fr)] lg:px-7">
          <div className="grid gap-4">
            <ServicesPanel title={texts.services} services={data.services} now={now} />
            <BackupsPanel backups={data.backups} now={now} />
            <p className="px-1 text-small text-text-3">
              {texts.version(data.version)}, {texts.since(formatWhenInFull(new Date(data.startedAt), now))}
            </p>
          </div>
          <div className="grid gap-4">
            <AsidePanel health={data} now={now} />
            <RegularJobsPanel now={now} />
            <JobsPanel now={now} />
          </div>
        </div>
      )}
    </>
  );
}

function checkedWords({ checkedAt }: OfficeHealth, now: Date): string {
  const at = new Date(checkedAt);
  return now.getTime() - at.getTime() < 60_000 ? texts.justNow : texts.checked(formatAge(at, now));
}

/** Only what is wrong; all well is one green badge. */
function Badges({ health: { services } }: { health: OfficeHealth }) {
  const wrong = services.filter(({ state }) => state === 'bad' || state === 'warn');
  const badge = 'rounded-[8px] px-2 py-[5px] text-[0.75rem] leading-none font-[650] whitespace-nowrap';
  if (wrong.length === 0)
    return <span className={classNames(badge, 'bg-brand-soft text-brand-text')}>{texts.allWell}</span>;
  return (
    <ul className="flex min-w-0 gap-1.5 overflow-hidden max-lg:hidden">
      {wrong.map((one) => (
        <li
          key={one.service + (one.name ?? '')}
          className={classNames(
            badge,
            one.state === 'bad' ? 'bg-danger-soft text-danger-ink' : 'bg-warn-soft text-warn-ink',
          )}
        >
          {serviceName(one)} {serviceTexts.states[one.state]}
        </li>
      ))}
    </ul>
  );
}
