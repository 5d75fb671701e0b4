import type { OfficeRegistration } from '@tonalia/contract/customers-office';
import type { RegistrationDocument, RegistrationDocumentKind } from '@tonalia/contract/registration-documents';
import { Badge } from '@tonalia/ui/badge';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { formatWhenInFull } from '../../components/when.ts';
import { documentTexts as texts, documentOrder } from '../../messages/registration-documents.es-CO.ts';
import { useMarkReceived } from './use-documents.ts';

export type RegistrationDocumentsProps = {
  registration: OfficeRegistration;
  now: Date;
  /** Undefined where nothing can be asked. */
  onAsk: (() => void) | undefined;
};

/** The documents of a registration: what was asked for, and what is there. The papers are in the mail or in the chat. */
export function RegistrationDocuments({ registration, now, onAsk }: RegistrationDocumentsProps) {
  const mark = useMarkReceived(registration._id);
  return (
    <Panel label={texts.title}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-panel">{texts.title}</h3>
        {onAsk && (
          <OfficeButton look="ghost" small className="lg:hidden" onClick={onAsk}>
            {texts.ask}
          </OfficeButton>
        )}
      </div>
      <ul className="mt-1">
        {documentOrder.map((kind) => (
          <DocumentRow
            key={kind}
            {...{ kind, now }}
            paper={registration.documents.find((one) => one.kind === kind)}
            onMark={onAsk && ((isReceived) => mark.mutate({ kind, isReceived }))}
          />
        ))}
      </ul>
    </Panel>
  );
}

type PaperRowProps = {
  kind: RegistrationDocumentKind;
  paper: RegistrationDocument | undefined;
  now: Date;
  onMark: ((isReceived: boolean) => void) | undefined;
};

function DocumentRow({ kind, paper, now, onMark }: PaperRowProps) {
  const name = texts.names[kind];
  const isReceived = Boolean(paper?.receivedAt);
  return (
    <li className="flex min-h-12 items-center gap-3 border-t border-hair py-1.5 first:border-t-0">
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <b className="font-[550]">{name}</b>
        <StateOfDocument {...{ paper, now }} />
      </span>
      {onMark && (
        <OfficeButton
          look="secondary"
          small
          aria-label={isReceived ? texts.unmarkOf(name) : texts.markOf(name)}
          onClick={() => onMark(!isReceived)}
        >
          {isReceived ? texts.unmark : texts.mark}
        </OfficeButton>
      )}
    </li>
  );
}

function StateOfDocument({ paper, now }: Pick<PaperRowProps, 'paper' | 'now'>) {
  const when = (instant: string) => formatWhenInFull(new Date(instant), now);
  if (paper?.receivedAt) return <Badge tone="success">{texts.received(when(paper.receivedAt))}</Badge>;
  if (paper?.askedAt) return <Badge tone="warn">{texts.asked(when(paper.askedAt))}</Badge>;
  return <span className="text-[0.8125rem] text-text-2">{texts.unasked}</span>;
}
