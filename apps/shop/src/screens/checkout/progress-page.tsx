import { Card } from '@tonalia/ui/card';
import { TiraProgress } from '@tonalia/ui/tira';
import type { ReactNode } from 'react';
import { BrandMark } from '../../components/brand-mark.tsx';
import { SecurePayment } from './checkout-frame.tsx';

export interface ProgressPageProps {
  title: string;
  text: string;
  /** The current step, announced to screen readers. */
  label: string;
  /** Number of lit strips, of five. */
  done: number;
  isFailed?: boolean;
  /** Facts shown as name and value. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Buttons and links. */
  children: ReactNode;
}

/** A page for waiting: progress, facts, and links to leave. */
export function ProgressPage({ title, text, label, done, isFailed = false, facts, children }: ProgressPageProps) {
  return (
    <div className="flex flex-1 flex-col bg-canvas">
      <header className="flex h-15 items-center justify-between px-5 lg:page-wrap lg:h-21 lg:w-full">
        <BrandMark />
        <SecurePayment />
      </header>
      <div className="mx-auto flex w-full max-w-105 flex-1 flex-col px-4 pt-[9dvh] lg:flex-none lg:pt-20">
        <TiraProgress
          done={done}
          outcome={isFailed ? 'failure' : undefined}
          label={label}
          className="mx-auto h-[150px]! w-[214px]!"
        />
        <div role="status" className="mt-7.5 px-3 text-center">
          <h1 className="text-h1 text-[1.75rem]! lg:text-[2rem]!">{title}</h1>
          <p className="mt-2 text-[1rem] text-balance text-text-2">{text}</p>
        </div>
        <Card flush className="mt-7">
          <dl className="divide-y divide-line">
            {facts.map(([name, value]) => (
              <div key={name} className="flex min-h-13 items-center justify-between gap-4 px-4.5 py-2">
                <dt className="text-balance text-text-2">{name}</dt>
                <dd className="font-[650] whitespace-nowrap">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <div className="mt-auto grid gap-1 pt-8 pb-[max(20px,var(--safe-bottom))] lg:mt-0">{children}</div>
      </div>
    </div>
  );
}
