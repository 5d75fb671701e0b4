import type { HeaderDraft, OfficeHeader } from '@tonalia/contract/promotions-office';
import { useQuery } from '@tanstack/react-query';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { useRef, useState } from 'react';
import { Badge } from '@tonalia/ui/badge';
import { headersQuery, saveHeader, stopHeader } from '../../api/promotions.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { marketingTexts as texts } from '../../messages/marketing.es-CO.ts';
import { EndPromotion } from './end-promotion.tsx';
import { headerDraft, headerFields } from './header-draft.ts';
import { HeaderForm } from './header-form.tsx';
import { HeaderPreview } from './header-preview.tsx';
import { LeaveQuestion } from '../../components/leave-question.tsx';
import { usePromotion } from './use-promotion.ts';

/** The countdown header: the one that runs, those to come, and the form of one of them. */
export function HeaderTab({ mayEdit }: { mayEdit: boolean }) {
  const { data: headers, error, refetch } = useQuery(headersQuery);
  const [chosen, setChosen] = useState<string>();
  if (error && !headers) return <LoadFailure what={texts.headers} cause={error} onRetry={() => void refetch()} />;
  if (!headers) return <LoadingRows rows={6} />;
  const current = headers.filter(({ state }) => state !== 'ended');
  const header = chosen === 'nuevo' ? undefined : (current.find(({ _id }) => _id === chosen) ?? current[0]);
  return (
    <OpenHeader
      key={header ? `${header._id} ${header.version}` : 'nuevo'}
      header={header}
      headers={current}
      mayEdit={mayEdit}
      onChoose={setChosen}
    />
  );
}

type OpenHeaderProps = {
  /** Undefined for a new one. */
  header: OfficeHeader | undefined;
  headers: readonly OfficeHeader[];
  mayEdit: boolean;
  onChoose: (id: string | undefined) => void;
};

function OpenHeader({ header, headers, mayEdit, onChoose }: OpenHeaderProps) {
  const now = useNow();
  const [fields, setFields] = useState(() => headerFields(header, now));
  const [isEnding, setEnding] = useState(false);
  const isTyped = useRef(false);
  const save = usePromotion(
    (draft: HeaderDraft) => saveHeader(draft, header),
    ({ title }) => texts.saved(title),
    () => {
      isTyped.current = false;
      if (!header) onChoose(undefined);
    },
  );
  const keepsLink = header !== undefined && header.link !== null && header.target === null;
  const draft = headerDraft(fields, keepsLink);
  const discard = () => {
    isTyped.current = false;
    setFields(headerFields(header, now));
  };
  return (
    <div className="grid flex-1 lg:grid-cols-[400px_minmax(0,1fr)]">
      <div className="grid content-start gap-4 p-4 lg:border-r lg:border-line lg:px-7 lg:py-5">
        <HeaderForm
          fields={fields}
          none={keepsLink ? texts.otherPage(header.link ?? '') : texts.nowhere}
          mayEdit={mayEdit}
          onChange={(part) => {
            isTyped.current = true;
            setFields((before) => ({ ...before, ...part }));
          }}
        />
        {save.failure && (
          <p role="alert" className="font-semibold text-danger">
            {save.failure}
          </p>
        )}
        {mayEdit && (
          <div className="flex flex-wrap justify-end gap-2.5">
            {header && (
              <OfficeButton look="ghost" className="mr-auto" onClick={() => setEnding(true)}>
                {header.state === 'running' ? texts.stop : texts.remove}
              </OfficeButton>
            )}
            <OfficeButton look="secondary" onClick={discard}>
              {texts.discard}
            </OfficeButton>
            <OfficeButton disabled={!draft} busy={save.isBusy} onClick={() => draft && save.run(draft)}>
              {texts.save}
            </OfficeButton>
          </div>
        )}
      </div>
      <section aria-label={texts.preview} className="grid content-start gap-5 bg-surface-2 p-4 lg:px-7 lg:py-5">
        <HeaderPreview fields={fields} />
        <Panel className="overflow-hidden" label={texts.next}>
          <div className="flex items-center justify-between gap-3 px-4 py-3">
            <h2 className="text-panel">{texts.next}</h2>
            {mayEdit && (
              <OfficeButton look="soft" icon="plus" small onClick={() => onChoose('nuevo')}>
                {texts.program}
              </OfficeButton>
            )}
          </div>
          {headers.length === 0 && <p className="border-t border-hair px-4 py-3 text-text-2">{texts.noHeaders}</p>}
          <ul>
            {headers.map((one) => (
              <li key={one._id} className="border-t border-hair">
                <button
                  type="button"
                  aria-pressed={one._id === header?._id}
                  className="pressable flex w-full items-center gap-3 px-4 py-3 text-left"
                  onClick={() => onChoose(one._id)}
                >
                  <span
                    aria-hidden="true"
                    className="h-7 w-2.5 shrink-0 rounded-[4px] inset-ring inset-ring-swatch-edge"
                    style={{ background: one.design.timerBg }}
                  />
                  <span className="min-w-0 flex-1 leading-[1.3]">
                    <b className="block truncate font-semibold">{one.title}</b>
                    <span className="text-[0.8125rem] text-text-2">{spanOfHeader(one)}</span>
                  </span>
                  <Badge tone={one.state === 'running' ? 'success' : 'presale'}>
                    {one.state === 'running' ? texts.now : texts.states.coming}
                  </Badge>
                </button>
              </li>
            ))}
          </ul>
        </Panel>
      </section>
      <LeaveQuestion isTyped={() => isTyped.current} />
      {isEnding && header && (
        <EndPromotion
          title={header.title}
          runs={header.state === 'running'}
          send={() => stopHeader(header)}
          onDone={() => {
            isTyped.current = false;
            setEnding(false);
            onChoose(undefined);
          }}
          onClose={() => setEnding(false)}
        />
      )}
    </div>
  );
}

const dayOf = (instant: string): string => formatShortDay(dayIn(new Date(instant))).toLocaleLowerCase('es-CO');

/** "vie 20 nov – jue 26 nov" */
const spanOfHeader = ({ from, until }: OfficeHeader): string =>
  [...(from === null ? [] : [dayOf(from)]), dayOf(new Date(Date.parse(until) - 1).toISOString())].join(' – ');
