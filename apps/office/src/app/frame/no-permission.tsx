import { Suspense, lazy } from 'react';
import { PageHeader } from '../../components/page-header.tsx';

const AccessNote = lazy(() => import('./access-note.tsx').then((file) => ({ default: file.AccessNote })));

/** A page that the role may not open. */
export function NoPermission({ place }: { place: string }) {
  return (
    <>
      <PageHeader title={place} />
      <div className="flex flex-1 flex-col justify-center pb-[12vh]">
        <Suspense>
          <AccessNote place={place} />
        </Suspense>
      </div>
    </>
  );
}
