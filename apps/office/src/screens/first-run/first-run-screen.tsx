import type { FirstRun, FirstRunStepName } from '@tonalia/contract/first-run-office';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Suspense, lazy, useEffect } from 'react';
import { firstRunQuery } from '../../api/first-run.ts';
import { OutlineButton } from '../../components/outline-button.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { firstRunTexts as texts } from '../../messages/first-run.es-CO.ts';
import { BrandStep } from './brand-step.tsx';
import { PaymentsStep } from './payments-step.tsx';
import { PublishStep } from './publish-step.tsx';
import { Rail } from './rail.tsx';
import { SellersStep } from './sellers-step.tsx';
import { addressOf, firstOpen, stepAt, stepBeside } from './steps.ts';
import type { FirstRunWalk } from './walk.ts';
import { WarehouseStep } from './warehouse-step.tsx';

/** Loaded with their step: the map of the one, the reading of lists of the other. */
const CoverageStep = lazy(() => import('./coverage-step.tsx').then((module) => ({ default: module.CoverageStep })));
const CatalogueStep = lazy(() => import('./catalogue-step.tsx').then((module) => ({ default: module.CatalogueStep })));

const route = getRouteApi('/empezar');

/** From an empty installation to an open shop: seven steps in any order, each saved at once. */
export function FirstRunScreen() {
  const { paso } = route.useSearch();
  const run = useQuery(firstRunQuery);
  const asked = stepAt(paso);
  useEffect(() => {
    document.title = asked ? `${texts.names[asked]} · ${texts.title}` : texts.title;
  }, [asked]);
  if (run.isPending) return <LoadingRows />;
  if (!run.data) return <LoadFailure what={texts.what} cause={run.error} onRetry={() => void run.refetch()} />;
  const current = asked ?? firstOpen(run.data);
  return (
    <main id="main" className="grid min-h-dvh bg-canvas lg:grid-cols-[400px_minmax(0,1fr)]">
      <Rail
        run={run.data}
        current={current}
        isFirst={asked === undefined}
        className={asked ? 'max-lg:hidden' : 'max-lg:min-h-dvh'}
      />
      <div className={asked ? 'flex min-w-0 flex-col' : 'flex min-w-0 flex-col max-lg:hidden'}>
        <Step key={current} run={run.data} step={current} />
      </div>
    </main>
  );
}

function Step({ run, step }: { run: FirstRun; step: FirstRunStepName }) {
  const navigate = useNavigate();
  const go = (to: FirstRunStepName) => void navigate({ to: '/empezar', search: { paso: addressOf(to) } });
  const [before, next] = [stepBeside(run, step, -1), stepBeside(run, step, 1)];
  const walk: FirstRunWalk = {
    next,
    onNext: () => next && go(next),
    onBack: before && (() => go(before)),
    onGo: go,
  };
  return (
    <>
      <div className="flex items-center gap-2 px-4 pt-3 lg:hidden">
        <OutlineButton
          icon="arrow-left"
          label={texts.list}
          onClick={() => void navigate({ to: '/empezar', search: {} })}
        />
        <span className="text-text-2">{texts.names[step]}</span>
      </div>
      {step === 'brand' && <BrandStep walk={walk} />}
      {step === 'warehouse' && <WarehouseStep walk={walk} />}
      <Suspense fallback={<LoadingRows />}>
        {step === 'coverage' && <CoverageStep walk={walk} />}
        {step === 'catalogue' && <CatalogueStep walk={walk} run={run} />}
      </Suspense>
      {step === 'payments' && <PaymentsStep walk={walk} />}
      {step === 'sellers' && <SellersStep walk={walk} shop={run.shop} />}
      {step === 'publish' && <PublishStep walk={walk} run={run} />}
    </>
  );
}
