import { CallFailure, sentenceOf } from '../api/call-failure.ts';
import { texts } from '../messages/texts.es-CO.ts';
import { type ShownNotice, useNotify } from './notices.tsx';

/** The notice of an act that failed. `onRetry` does it again; it is offered where another try can give another answer. */
export const failureNotice = (cause: unknown, onRetry: () => void): ShownNotice => ({
  color: 'red',
  message: <WithLead sentences={sentenceOf(cause)} />,
  ...(canChange(cause) && { action: <Retry onRetry={onRetry} /> }),
});

/** Without a response, or with a failure of the server; a refusal stays one. */
const canChange = (cause: unknown): boolean =>
  cause instanceof CallFailure && (cause.status === 0 || cause.status >= 500);

const FIRST_SENTENCE = /^([^.]+\.) (\p{Lu}.*)$/u;

/** The first of several sentences is bold: it says what failed. */
function WithLead({ sentences }: { sentences: string }) {
  const [, lead = sentences, rest] = FIRST_SENTENCE.exec(sentences) ?? [];
  return (
    <>
      <b className="font-[650]">{lead}</b>
      {rest && ` ${rest}`}
    </>
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const notify = useNotify();
  return (
    <button
      type="button"
      className="touch-area font-[650] whitespace-nowrap underline underline-offset-2 max-lg:min-h-11"
      onClick={() => {
        notify(undefined);
        onRetry();
      }}
    >
      {texts.retry}
    </button>
  );
}
