import { Button } from '@tonalia/ui/button';
import { IconButton } from '@tonalia/ui/icon-button';
import { Notice } from '@tonalia/ui/notice';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { BrandMark } from '../../components/brand-mark.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { registrationMessages } from '../../messages/registration.es-CO.ts';
import { paths } from '../../paths.ts';
import { STEPS } from './faults.ts';

const words = registrationMessages.process;

export interface StepFrameProps {
  /** Above, beside the way back. */
  name: string;
  /** Which of the steps this is; without it there is one only, and `name` is the heading. */
  step?: number;
  title?: string;
  formRef: RefObject<HTMLFormElement | null>;
  onBack: () => void;
  onSubmit: () => void;
  submit: string;
  isSending?: boolean;
  /** What was refused and belongs to no field. */
  refusal?: ReactNode;
  children: ReactNode;
}

/** What surrounds a step: the way back, how far one is, the heading, and the way on at the foot of a phone. */
export function StepFrame(props: StepFrameProps) {
  const { name, step, title, formRef, onBack, onSubmit, submit, isSending = false, refusal, children } = props;
  function send(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <div className="flex flex-1 flex-col bg-surface lg:items-center lg:bg-canvas-sunken lg:py-10">
      <RouteLink href={paths.homeCustomer()} className="mb-7 flex min-h-11 items-center max-lg:hidden">
        <BrandMark />
      </RouteLink>
      <form
        ref={formRef}
        noValidate
        method="post"
        className="flex w-full flex-1 flex-col bg-surface lg:max-w-120 lg:flex-none lg:rounded-card lg:pb-3 lg:inset-ring lg:inset-ring-line"
        onSubmit={send}
      >
        <div className="sticky top-(--safe-top) z-header bg-surface lg:static lg:bg-transparent lg:px-[35px] lg:pt-4">
          <div className="flex h-14 items-center gap-1 pr-5 pl-1.5">
            <IconButton icon="arrow-left" iconSize="lg" label={messages.shell.back} tip="none" onClick={onBack} />
            {step === undefined ? (
              <h1 tabIndex={-1} className="min-w-0 flex-1 text-h3 outline-none">
                {name}
              </h1>
            ) : (
              <p className="min-w-0 flex-1 text-h3">{name}</p>
            )}
            {step !== undefined && <span className="text-small text-text-3">{words.of(step, STEPS)}</span>}
          </div>
          {step !== undefined && <Progress step={step} />}
        </div>
        <div className="mx-auto w-full max-w-[min(100%,26.125rem)] flex-1 px-5 pt-5.5 pb-8">
          {title && (
            <h1 tabIndex={-1} className="mb-5 text-h1 outline-none">
              {title}
            </h1>
          )}
          <div className="grid grid-cols-1 gap-4">{children}</div>
        </div>
        <div className="sticky low:static bottom-0 z-sticky border-t border-line bg-surface px-4 pt-3 pb-[max(12px,var(--safe-bottom))] lg:static lg:border-0 lg:bg-transparent lg:pt-0">
          <div className="mx-auto grid w-full max-w-[24.125rem] grid-cols-1 gap-3 lg:max-w-field">
            {refusal && <Notice color="red" message={refusal} />}
            <Button type="submit" size="lg" full loading={isSending}>
              {submit}
            </Button>
          </div>
        </div>
      </form>
    </div>
  );
}

function Progress({ step }: { step: number }) {
  return (
    <div
      role="progressbar"
      aria-label={words.progress(step, STEPS)}
      aria-valuemin={1}
      aria-valuemax={STEPS}
      aria-valuenow={step}
      className="flex gap-1 px-4"
    >
      {Array.from({ length: STEPS }, (_, at) => (
        <span key={at} className={`h-[5px] flex-1 rounded-[3px] ${at < step ? 'bg-brand' : 'bg-surface-3'}`} />
      ))}
    </div>
  );
}
