import type { OfficeHealth } from '@tonalia/contract/office-health';
import { formatShortDay } from '@tonalia/rules/dates';
import { classNames } from '@tonalia/ui/class-names';
import { formatAge } from '../../components/age.ts';
import { Panel } from '../../components/panel.tsx';
import { healthTexts as texts } from '../../messages/health.es-CO.ts';

/** A month of backups, one bar a day; a day without one is low, once there was a first. */
export function BackupsPanel({ backups, now }: { backups: OfficeHealth['backups']; now: Date }) {
  const first = backups.findIndex(({ at }) => at !== null);
  const last = backups.findLast(({ at }) => at !== null)?.at;
  const missing = first < 0 ? 0 : backups.slice(first, -1).filter(({ at }) => at === null).length;
  if (backups.length === 0) return null;
  return (
    <Panel label={texts.backups} className="px-[18px] py-3.5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-[0.9375rem] leading-none font-[650]">{texts.backups}</h2>
        <span className="text-small text-text-2">
          {last ? texts.lastBackup(formatAge(new Date(last), now)) : texts.noBackups}
        </span>
      </div>
      <ol
        aria-label={texts.backupDays(backups.filter(({ at }) => at !== null).length, missing)}
        className="mt-3.5 flex h-9 items-end gap-1"
      >
        {backups.map(({ day, at }, nth) => (
          <li
            key={day}
            className={classNames(
              'flex-1 rounded-[3px]',
              at !== null
                ? 'h-full bg-brand'
                : first >= 0 && nth > first && nth < backups.length - 1
                  ? 'h-2 bg-danger'
                  : 'h-2 bg-surface-3',
            )}
          >
            <span className="sr-only">{texts.backupDay(formatShortDay(day), at !== null)}</span>
          </li>
        ))}
      </ol>
      <div className="mt-2 flex justify-between gap-3 text-small text-text-2">
        <span>{formatShortDay(backups[0]?.day ?? '')}</span>
        {missing > 0 && <span className="text-danger-ink">{texts.missingDays(missing)}</span>}
        <span>{texts.today}</span>
      </div>
    </Panel>
  );
}
