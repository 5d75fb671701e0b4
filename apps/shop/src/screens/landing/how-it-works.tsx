import { Icon } from '@tonalia/ui/icon';
import { Swatch } from '@tonalia/ui/swatch';
import type { ReactNode } from 'react';
import { welcomeMessages } from '../../messages/welcome.es-CO.ts';

const pictures: readonly ReactNode[] = [<FirstStep key="1" />, <SecondStep key="2" />, <ThirdStep key="3" />];
const grounds = ['bg-tile-rubor', 'bg-tile-salvia', 'bg-tile-niebla'];

/** Three steps, each with a small picture. */
export function HowItWorks({ id }: { id: string }) {
  return (
    <section id={id}>
      <h2 className="mb-4 text-h1">{welcomeMessages.landing.how}</h2>
      <ol className="grid gap-6 lg:grid-cols-3 lg:gap-5">
        {welcomeMessages.landing.steps.map(([title, text], at) => (
          <li key={title}>
            <div
              aria-hidden="true"
              className={`flex h-50 items-center justify-center rounded-3xl text-[#171A16] ${grounds[at]}`}
            >
              {pictures[at]}
            </div>
            <h3 className="mt-4 flex items-center gap-2.5 text-h3">
              <span className="flex size-7 items-center justify-center rounded-[9px] bg-brand-soft text-label text-brand-text">
                {at + 1}
              </span>
              {title}
            </h3>
            <p className="mt-1.5 text-small text-text-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function FirstStep() {
  return (
    <div className="grid w-[min(16rem,90%)] gap-2.5">
      <span className="flex h-13 items-center gap-3 rounded-control bg-inverse px-4 font-semibold inset-ring inset-ring-[#171A1626]">
        <Icon name="mail" size="sm" />
        luz@tusalon.co
      </span>
      <span className="flex h-13 items-center rounded-control bg-[#0B6549] px-4 font-semibold text-inverse">
        ••••••••
      </span>
    </div>
  );
}

function SecondStep() {
  return (
    <div className="flex gap-3">
      {['#8A7A64', '#B8934F', '#8E3A32'].map((tone, at) => (
        <span key={tone} className="grid gap-2">
          <Swatch color={tone} size={48} className="h-18! w-[min(5.5rem,24vw)]!" />
          {at !== 1 && (
            <span className="flex h-9 items-center justify-between rounded-[12px] bg-[#0B6549] px-2.5 text-label text-inverse">
              <Icon name="minus" size="xs" />
              {at + 1}
              <Icon name="plus" size="xs" />
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

function ThirdStep() {
  return (
    <div className="grid w-[min(16rem,90%)] gap-2.5">
      {(['truck', 'calendar-clock'] as const).map((icon) => (
        <span key={icon} className="flex h-15 items-center gap-3 rounded-tile bg-inverse px-3">
          <span className="flex size-9 items-center justify-center rounded-[12px] bg-[#EAF4EF] text-[#0B6549]">
            <Icon name={icon} size="sm" />
          </span>
          <span className="grid flex-1 gap-1.5">
            <span className="h-2 w-2/3 rounded-full bg-[#171A16B3]" />
            <span className="h-2 w-2/5 rounded-full bg-[#171A1633]" />
          </span>
        </span>
      ))}
    </div>
  );
}
