import { useQuery } from '@tanstack/react-query';
import type { FormulaBook } from '@tonalia/contract/formulas';
import { buttonClass } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import { Notice, noticeActionClass } from '@tonalia/ui/notice';
import { Skeleton } from '@tonalia/ui/skeleton';
import { useState } from 'react';
import { QueryStates } from '../../components/query-states.tsx';
import { CartLink } from '../../features/cart-link/cart-link.tsx';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { formulaMessages as words } from '../../messages/formulas.es-CO.ts';
import { NEW_FORMULA, formulaPath, formulasPath } from '../../navigation/formulas-address.ts';
import { RouteLink, useGo } from '../../navigation/link.tsx';
import { notify } from '../../state/notices.ts';
import { formulasQuery } from './book-query.ts';
import { FormulaBar } from './formula-bar.tsx';
import { FormulaMenu } from './formula-menu.tsx';
import { MixCard } from './mix-card.tsx';
import { MixEntry } from './mix-entry.tsx';
import { appointmentText, missingOf } from './mix-figures.ts';
import { MixMoney } from './mix-money.tsx';
import { PersonFields } from './person-fields.tsx';
import { useFormulaChanges } from './use-formula-changes.ts';
import { useMixDraft } from './use-mix-draft.ts';
import { VisitsList } from './visits-list.tsx';

/** The formula of a client of the salon, or a new one. */
export function FormulaScreen({ clientId }: { clientId: string }) {
  const query = useQuery(formulasQuery);
  const { data } = query;
  const isKnown = clientId === NEW_FORMULA || data?.clients.some((one) => one.clientId === clientId);
  if (data && isKnown) return <Formula clientId={clientId} book={data} />;
  return (
    <div className="flex-1 bg-canvas-sunken">
      <MobileBar title={words.one} fallback={formulasPath()} />
      <div className="page-wrap w-full py-6 lg:max-w-[52rem]">
        {data && (
          <Empty
            title={words.gone}
            action={
              <RouteLink href={formulasPath()} className={buttonClass({ variant: 'secondary' })}>
                {words.title}
              </RouteLink>
            }
          />
        )}
        <QueryStates query={query} failed={words.failed}>
          <Skeleton className="h-60 rounded-card" />
        </QueryStates>
      </div>
    </div>
  );
}

function Formula({ clientId, book }: { clientId: string; book: FormulaBook }) {
  const stored = book.clients.find((one) => one.clientId === clientId);
  const draft = useMixDraft(stored, book.shelf);
  const { saving } = useFormulaChanges();
  const [isNameless, setNameless] = useState(false);
  const [now] = useState(() => new Date());
  const go = useGo();
  const { client, shelf } = draft;
  const title = client.name.trim() || words.fresh;
  function save() {
    const name = client.name.trim();
    setNameless(name === '');
    if (name === '' || saving.isPending) return;
    saving.mutate(
      { ...client, name },
      {
        onSuccess: (saved) => {
          draft.reset();
          notify({ color: 'white', message: words.saved });
          if (!stored) go(formulaPath(saved.clientId), { replace: true });
        },
      },
    );
  }
  return (
    <div className="flex flex-1 flex-col bg-canvas-sunken lg:-mb-20 lg:pb-16">
      <MobileBar
        fallback={formulasPath()}
        title={
          <>
            {title}{' '}
            {client.appointmentAt !== null && (
              <span className="block text-small font-normal text-text-2">
                {appointmentText(client.appointmentAt, now)}
              </span>
            )}
          </>
        }
      >
        <CartLink />
      </MobileBar>
      <div className="page-wrap flex w-full flex-1 flex-col gap-3 pt-3 lg:max-w-[52rem] lg:pt-7">
        <h1 tabIndex={-1} className="text-h1 outline-none max-lg:hidden">
          {title}
        </h1>
        {draft.isKept && (
          <Notice
            color={draft.isOutdated ? 'orange' : 'gray'}
            message={draft.isOutdated ? words.keptOutdated : words.kept}
            action={
              <button type="button" className={noticeActionClass} onClick={draft.reset}>
                {words.dropKept}
              </button>
            }
          />
        )}
        {!stored && <MixEntry draft={draft} />}
        <MixCard draft={draft} />
        <MixMoney draft={draft} />
        {stored && <VisitsList client={stored} draft={draft} shelf={shelf} />}
        {stored && <MixEntry draft={draft} />}
        <PersonFields draft={draft} error={isNameless && client.name.trim() === '' ? words.nameless : undefined} />
        <p className="text-small text-text-2">
          {words.guide} {words.privacy}
        </p>
        {stored && (
          <FormulaMenu
            client={stored}
            shelf={shelf}
            canBeUsed={!draft.isChanged && missingOf([client.mix], shelf).items.length > 0}
          />
        )}
        <FormulaBar stored={stored} draft={draft} isSaving={saving.isPending} onSave={save} />
      </div>
    </div>
  );
}
