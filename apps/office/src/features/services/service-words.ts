import type { ServiceHealth } from '@tonalia/contract/office-health';
import { formatAge } from '../../components/age.ts';
import { formatWhenInFull } from '../../components/when.ts';
import { serviceTexts as texts } from '../../messages/services.es-CO.ts';

/** "Base de datos", "Pasarela Wompi". */
export const serviceName = ({ service, name }: ServiceHealth): string =>
  (name !== null && texts.gatewayNames[name]) || texts.names[service];

/** The state of a part, in one line. */
export function serviceFacts(one: ServiceHealth, now: Date): string {
  const { service, state, latency, bytes, free, seconds, waiting, failed, workedAt, failedAt } = one;
  const ago = (part: number) => formatAge(new Date(now.getTime() - part * 1000), now);
  if (state === 'off') return texts.off;
  if (service === 'backup') return workedAt ? `hace ${formatAge(new Date(workedAt), now)}` : texts.noBackup;
  if (service === 'disk') return texts.freeOnDisk(texts.size(bytes ?? 0), free ?? 0);
  if (service === 'database')
    return [
      `PostgreSQL, ${texts.ms(latency ?? 0)}`,
      texts.size(bytes ?? 0),
      ...((seconds ?? 0) >= 60 ? [texts.oldest(ago(seconds ?? 0))] : []),
    ].join(', ');
  if (service === 'outbox')
    return [texts.waiting(waiting ?? 0), ...(failed ? [texts.asideCount(failed)] : [])].join(', ');
  if (service === 'jobs')
    return [texts.waiting(waiting ?? 0), ...(failed ? [texts.failedJobs(failed)] : [])].join(', ');
  if (service === 'stock') return failed ? texts.stockDiffers(failed, one.name ?? '') : texts.stockAgrees;
  const at = (instant: string) => formatWhenInFull(new Date(instant), now);
  return [
    workedAt ? texts.worked(at(workedAt)) : texts.neverWorked,
    ...(failedAt ? [texts.failedAt(at(failedAt))] : []),
  ].join(', ');
}
