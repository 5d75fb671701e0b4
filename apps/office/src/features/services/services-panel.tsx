import type { ServiceHealth } from '@tonalia/contract/office-health';
import type { ReactNode } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import type { IconProps } from '@tonalia/ui/icon';
import { outlines } from '../../components/outlines.ts';
import { Panel } from '../../components/panel.tsx';
import { serviceTexts as texts } from '../../messages/services.es-CO.ts';
import { HourBars } from './hour-bars.tsx';
import { serviceFacts, serviceName } from './service-words.ts';

// only this page draws them
const archiveOutline =
  'M3 3h18a1 1 0 011 1v3a1 1 0 01-1 1H3a1 1 0 01-1-1V4a1 1 0 011-1M4 8v11a2 2 0 002 2h12a2 2 0 002-2V8M10 12h4';
const databaseOutline = 'M21 5c0 1.66-4 3-9 3S3 6.66 3 5s4-3 9-3 9 1.34 9 3M3 5v14a9 3 0 0018 0V5M3 12a9 3 0 0018 0';

const icons: Record<ServiceHealth['service'], IconProps['name']> = {
  database: databaseOutline,
  disk: 'box',
  backup: archiveOutline,
  gateway: 'card',
  email: 'mail',
  sms: outlines.send,
  whatsapp: 'whatsapp',
  push: 'bell',
  outbox: outlines.send,
  jobs: outlines.checks,
  stock: outlines.pick,
};
const dots = { ok: 'bg-brand', warn: 'bg-warn', bad: 'bg-danger', off: 'bg-surface-3' };

export type ServicesPanelProps = {
  title: string;
  services: readonly ServiceHealth[];
  now: Date;
  /** Beside the title, instead of what the bars are. */
  act?: ReactNode;
};

/** Parts of the installation; a wrong one says what to do. */
export function ServicesPanel({ title, services, now, act }: ServicesPanelProps) {
  return (
    <Panel label={title} className="overflow-hidden">
      <div className="flex items-baseline justify-between gap-3 px-[18px] py-3.5">
        <h2 className="text-[0.9375rem] leading-none font-[650]">
          {title} <span className="font-medium text-text-2">{services.length}</span>
        </h2>
        {act ?? <span className="text-small leading-none text-text-2 max-xl:hidden">{texts.day}</span>}
      </div>
      <ul>
        {services.map((one) => (
          <li
            key={one.service + (one.name ?? '')}
            className={classNames(
              'flex items-center gap-3 border-t border-hair px-[18px] py-2.5',
              one.state === 'bad' && 'bg-danger-soft',
            )}
          >
            <span className={classNames('size-2.5 shrink-0 rounded-full', dots[one.state])} />
            <Icon name={icons[one.service]} size="sm" className="text-text-2" />
            <span className="min-w-0">
              <b className="block text-[0.875rem] leading-[1.35] font-semibold">
                {serviceName(one)}
                <span className="sr-only">, {texts.states[one.state]}</span>
              </b>
              <span className="block text-small text-text-2">{serviceFacts(one, now)}</span>
              {(one.state === 'bad' || one.state === 'warn') && (
                <span className={classNames('block text-small', one.state === 'bad' ? 'text-danger-ink' : 'text-warn')}>
                  {texts.advice[one.service]}
                </span>
              )}
            </span>
            <HourBars state={one.state} hours={one.hours} share={one.share} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
