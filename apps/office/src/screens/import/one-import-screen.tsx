import type { OneImport } from '@tonalia/contract/import-office';
import { useQuery } from '@tanstack/react-query';
import { Link, getRouteApi, useNavigate } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { BarsMark } from '../../components/bars-mark.tsx';
import { CallFailure } from '../../api/call-failure.ts';
import { importQuery } from '../../api/imports.ts';
import { outlines } from '../../components/outlines.ts';
import { OutlineButton } from '../../components/outline-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { officeButtonClass } from '../../components/office-button.tsx';
import { LoadFailure, LoadingRows, MiddleNote } from '../../components/states.tsx';
import { LazyFirstRunLink } from '../../features/first-run/lazy-first-run-link.tsx';
import { importTexts as texts } from '../../messages/import.es-CO.ts';
import { ColumnsStep } from './columns-step.tsx';
import type { ImportStepName } from './import-search.ts';
import { ReviewStep } from './review-step.tsx';
import { StepLine } from './step-line.tsx';

// Loaded with the first import that began: the steps before it do not need it.
const ReportStep = lazy(() => import('./report-step.tsx').then((file) => ({ default: file.ReportStep })));

const route = getRouteApi('/frame/importar/$importId');

/** The step that an import is in; one that began has no way back to its columns. */
function stepOf({ state }: OneImport, asked: ImportStepName | undefined): ImportStepName {
  if (['running', 'stopped', 'done', 'failed', 'undoing', 'undone'].includes(state))
    return asked === 'revisar' ? 'revisar' : 'informe';
  if (state === 'columns' || asked === 'columnas') return 'columnas';
  return 'revisar';
}

/** One import: its columns, what it would do, and what it did. */
export function OneImportScreen() {
  const { importId } = route.useParams();
  const search = route.useSearch();
  const navigate = useNavigate();
  const { data: one, error, refetch } = useQuery(importQuery(importId));
  const isMissing = error instanceof CallFailure && (error.status === 404 || error.status === 400);
  const step = one ? stepOf(one, search.paso) : 'columnas';
  return (
    <>
      <PageHeader
        title={texts.title}
        lined
        before={
          <OutlineButton icon="arrow-left" label={texts.back} onClick={() => void navigate({ to: '/importar' })} />
        }
        after={<StepLine current={step} />}
        actions={
          step === 'informe' && (
            <Link to="/importar" className={officeButtonClass('primary')}>
              <Icon name={outlines.upload} size="sm" />
              {texts.another}
            </Link>
          )
        }
      />
      {one?.state === 'done' && step === 'informe' && <LazyFirstRunLink paso="catalogo" />}
      {!one && !error && <LoadingRows />}
      {!one && isMissing && <MiddleNote mark={<BarsMark />} title={texts.notFound} />}
      {!one && error && !isMissing && <LoadFailure what={texts.one} cause={error} onRetry={() => void refetch()} />}
      {one && step === 'columnas' && <ColumnsStep key={`${one._id} ${one.version}`} one={one} />}
      {one && step === 'revisar' && <ReviewStep one={one} search={search} />}
      {one && step === 'informe' && (
        <Suspense fallback={<LoadingRows />}>
          <ReportStep one={one} />
        </Suspense>
      )}
    </>
  );
}
