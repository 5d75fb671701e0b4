import type { ReactNode } from 'react';
import { useState } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { BarsMark } from './bars-mark.tsx';
import { CallFailure, sentenceOf } from '../api/call-failure.ts';
import { texts } from '../messages/texts.es-CO.ts';
import { OfficeButton } from './office-button.tsx';
import { outlines } from './outlines.ts';

/** In the middle of its place: a drawing, one line, one sentence, one action. */
export function MiddleNote({
  mark,
  title,
  text,
  children,
  heading: Heading = 'h2',
  large = false,
}: {
  mark: ReactNode;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  heading?: 'h1' | 'h2';
  /** It is the whole page. */
  large?: boolean;
}) {
  return (
    <div className="flex flex-col items-center px-6 py-14 text-center">
      <div className="mb-4">{mark}</div>
      <Heading className={large ? 'text-title' : 'text-[1rem] leading-[1.3] font-[650]'}>{title}</Heading>
      {text && <p className="mt-1.5 text-text-2">{text}</p>}
      {children && <div className="mt-4 flex flex-wrap items-center justify-center gap-3">{children}</div>}
    </div>
  );
}

/** Nothing to do here. */
export const EmptyNote = ({ title, text, children }: { title: string; text?: string; children?: ReactNode }) => (
  <MiddleNote mark={<BarsMark />} title={title} text={text}>
    {children}
  </MiddleNote>
);

/** The filters leave nothing. */
export const NothingFound = ({ title, children }: { title: string; children?: ReactNode }) => (
  <MiddleNote mark={<Icon name={outlines.searchOff} size="lg" className="text-text-2" />} title={title}>
    {children}
  </MiddleNote>
);

/** A part that failed to load, in its place, with the code that the log of the server has. */
export function LoadFailure({ what, cause, onRetry }: { what: string; cause: unknown; onRetry: () => void }) {
  if (cause instanceof CallFailure && REFUSALS.has(cause.status)) return <Refused what={what} cause={cause} />;
  const id = cause instanceof CallFailure ? cause.requestId : '';
  const isOffline = cause instanceof CallFailure && cause.status === 0;
  return (
    <div role="alert">
      <MiddleNote
        mark={
          <span className="inline-flex size-10 items-center justify-center rounded-[12px] bg-danger-soft text-danger">
            <Icon name="cloud-alert" />
          </span>
        }
        title={texts.cannotLoad(what)}
        text={isOffline ? sentenceOf(cause) : texts.savedIsSafe}
      >
        {id && <FailureCode id={id} />}
        <OfficeButton icon="retry" onClick={onRetry}>
          {texts.retry}
        </OfficeButton>
      </MiddleNote>
    </div>
  );
}

/** Statuses of a bad address, of a missing right and of what does not exist: another try gives the same. */
const REFUSALS = new Set([400, 403, 404]);

/** A part that the server refuses to show. */
const Refused = ({ what, cause }: { what: string; cause: CallFailure }) => (
  <div role="alert">
    <MiddleNote
      mark={<BarsMark />}
      title={cause.status === 403 ? texts.notAllowed(what) : texts.nothingHere}
      text={cause.status === 404 ? texts.nothingHereText : cause.message}
    />
  </div>
);

function FailureCode({ id }: { id: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <button
      type="button"
      title={isCopied ? texts.copied : texts.copy}
      className="touch-area inline-flex items-center gap-1.5 text-[0.8125rem] font-medium text-text-2"
      onClick={() =>
        void navigator.clipboard.writeText(id).then(
          () => setCopied(true),
          () => null,
        )
      }
    >
      {texts.code(id.slice(-6).toUpperCase())}
      <Icon name={isCopied ? 'check' : outlines.copy} size="xs" />
    </button>
  );
}

/** Grey rows in place of a list; nothing in the first 150 ms. */
export function LoadingRows({ rows = 8 }: { rows?: number }) {
  return (
    <div aria-busy="true" aria-label={texts.loading} role="status" className="loading-rows late">
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className="loading-row">
          {Array.from({ length: 6 }, (_cell, part) => (
            <span key={part} className="skeleton" />
          ))}
        </div>
      ))}
    </div>
  );
}
