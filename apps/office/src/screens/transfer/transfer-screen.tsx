import { useQuery } from '@tanstack/react-query';
import { Link, getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { BarsMark } from '../../components/bars-mark.tsx';
import { CallFailure } from '../../api/call-failure.ts';
import { stockQuery } from '../../api/stock.ts';
import { transferQuery } from '../../api/stock-transfers.ts';
import { officeButtonClass } from '../../components/office-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { LoadFailure, LoadingRows, MiddleNote } from '../../components/states.tsx';
import { transferTexts as texts } from '../../messages/transfer.es-CO.ts';
import { BackToStock } from '../../features/stock-lines/back-to-stock.tsx';
import { TransferBody } from './transfer-body.tsx';

const route = getRouteApi('/frame/existencias/traslados/$transferId');

/** The name of a transfer that is not saved yet, in the address. */
const NEW = 'nuevo';

/** One transfer: a draft, on its way, or received. */
export function TransferScreen() {
  const { transferId } = route.useParams();
  return transferId === NEW ? <NewTransfer /> : <SavedTransfer transferId={transferId} />;
}

function SavedTransfer({ transferId }: { transferId: string }) {
  const { data, error, refetch } = useQuery(transferQuery(transferId));
  // a draft outlives other versions while the transfer is in this state, and ends with it
  if (data)
    return <TransferBody key={`${data._id} ${data.state}`} id={transferId} one={data} warehouses={data.warehouses} />;
  const isMissing = error instanceof CallFailure && (error.status === 404 || error.status === 400);
  return (
    <>
      <PageHeader title={texts.oneTitle} lined before={<BackToStock vista="traslados" />} />
      {!error && <LoadingRows />}
      {error && isMissing && (
        <MiddleNote mark={<BarsMark />} title={texts.notFound}>
          <Link to="/existencias" className={officeButtonClass('primary')}>
            {texts.back}
          </Link>
        </MiddleNote>
      )}
      {error && !isMissing && <LoadFailure what={texts.one} cause={error} onRetry={() => void refetch()} />}
    </>
  );
}

function NewTransfer() {
  const { version, versions } = route.useSearch();
  const [id] = useState(() => crypto.randomUUID());
  const asked = useQuery(
    stockQuery({
      ...(version !== undefined && { q: version }),
      ...(versions !== undefined && { ids: versions.replaceAll('-', ',') }),
      sort: 'name',
    }),
  );
  const { data, error, refetch } = asked;
  if (data)
    return (
      <TransferBody
        id={id}
        one={undefined}
        warehouses={data.warehouses}
        first={versions === undefined ? data.results.filter(({ code }) => code === version) : data.results}
      />
    );
  return (
    <>
      <PageHeader title={texts.newTitle} lined before={<BackToStock vista="traslados" />} />
      {error ? <LoadFailure what={texts.one} cause={error} onRetry={() => void refetch()} /> : <LoadingRows />}
    </>
  );
}
