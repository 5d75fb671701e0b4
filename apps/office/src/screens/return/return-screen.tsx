import { useQuery } from '@tanstack/react-query';
import { Link, getRouteApi } from '@tanstack/react-router';
import { BarsMark } from '../../components/bars-mark.tsx';
import { CallFailure } from '../../api/call-failure.ts';
import { returnQuery } from '../../api/returns.ts';
import { officeButtonClass } from '../../components/office-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { LoadFailure, LoadingRows, MiddleNote } from '../../components/states.tsx';
import { returnsTexts as texts } from '../../messages/returns.es-CO.ts';
import { isOpen } from './draft.ts';
import { BackToReturns } from './back-to-returns.tsx';
import { ReturnBody } from './return-body.tsx';

const route = getRouteApi('/frame/devoluciones/$id');

/** One return: photos, lines with their decision, and what goes back. */
export function ReturnScreen() {
  const { id } = route.useParams();
  const { data, error, refetch } = useQuery(returnQuery(id));
  // a draft outlives other versions while the return is open, and ends with it
  if (data) return <ReturnBody key={`${data._id} ${isOpen(data)}`} one={data} />;
  const isMissing = error instanceof CallFailure && (error.status === 404 || error.status === 400);
  return (
    <>
      <PageHeader title={texts.title} lined before={<BackToReturns />} />
      {!error && <LoadingRows />}
      {error && isMissing && (
        <MiddleNote mark={<BarsMark />} title={texts.notFound} text={texts.notFoundText}>
          <Link to="/devoluciones" className={officeButtonClass('primary')}>
            {texts.title}
          </Link>
        </MiddleNote>
      )}
      {error && !isMissing && <LoadFailure what={texts.one} cause={error} onRetry={() => void refetch()} />}
    </>
  );
}
