import { Button } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { IconButton } from '@tonalia/ui/icon-button';
import { Notice } from '@tonalia/ui/notice';
import type { ReactNode } from 'react';
import { BrandMark } from '../../components/brand-mark.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import type { Form } from '../../forms/use-form.ts';
import { messages } from '../../messages/es-CO.ts';
import { registrationMessages } from '../../messages/registration.es-CO.ts';
import { paths } from '../../paths.ts';
import { STEPS } from './registration-errors.ts';

const words = registrationMessages.process;

export interface StepFrameProps {
  /** Shown beside the back button. */
  name: string;
  /** The number of the step; without it there is only one, and `name` is the heading. */
  step?: number;
  title?: string;
  form: Pick<Form<object, string>, 'props'>;
  onBack: () => void;
  submit: string;
  isSending?: boolean;
  /** A state of the whole form, below its head. */
  banner?: ReactNode;
  /** Another button that submits, before the main one. */
  second?: ReactNode;
  /** Called when the main button is pressed, before the form is sent. */
  onSubmit?: () => void;
  /** The failure that belongs to no field. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The frame of a step: back button, progress, heading, and the submit button at the foot of a phone. */
export function StepFrame(props: StepFrameProps) {
  const { name, step, title, form, onBack, submit, isSending = false, notice, children } = props;
  const { banner, second, onSubmit } = props;
  return (
    <div className="flex flex-1 flex-col bg-surface lg:items-center lg:bg-canvas-sunken lg:py-10">
      <RouteLink href={paths.homeCustomer()} className="mb-7 flex min-h-11 items-center max-lg:hidden">
        <BrandMark />
      </RouteLink>
      <form
        {...form.props}
        className="flex w-full flex-1 flex-col bg-surface lg:max-w-120 lg:flex-none lg:rounded-card lg:pb-3 lg:inset-ring lg:inset-ring-line"
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
        {banner !== undefined && (
          <p role="status" className="flex min-h-12 items-center gap-3 bg-warn-soft px-5 py-2 text-label text-warn-ink">
            <Icon name="cloud-off" size="sm" className="shrink-0 text-warn" />
            {banner}
          </p>
        )}
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
            {notice && <Notice color="red" message={notice} />}
            <div className="flex flex-wrap gap-2.5">
              {second}
              <Button
                type="submit"
                size="lg"
                className="min-w-36 flex-1"
                loading={isSending}
                {...(onSubmit && { onClick: onSubmit })}
              >
                {submit}
              </Button>
            </div>
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
