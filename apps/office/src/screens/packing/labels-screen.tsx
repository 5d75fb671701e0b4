import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { labelsQuery, packingQuery } from '../../api/packing.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { EmptyNote, LoadFailure, LoadingRows } from '../../components/states.tsx';
import { BoxLabel } from '../../features/picking/box-label.tsx';
import { packingTexts as texts } from '../../messages/packing.es-CO.ts';
import type { LabelsSearch } from './labels-search.ts';

/** Labels of the boxes, 100 × 150 mm each: of one box, or of all. Black on white, for a thermal printer. */
export function LabelsScreen() {
  const { code } = useParams({ from: '/empacar/$code/guias' });
  const search: LabelsSearch = useSearch({ from: '/empacar/$code/guias' });
  const { caja, imprimir } = search;
  const packing = useQuery({ ...packingQuery(code, search), refetchInterval: false });
  const shipmentId = packing.data?._id;
  const { data, error, refetch } = useQuery({ ...labelsQuery(shipmentId ?? ''), enabled: shipmentId !== undefined });
  const failure = packing.error ?? error;
  const boxes = data?.boxes.filter(({ number }) => caja === undefined || caja === number) ?? [];
  const isReady = boxes.length > 0;
  useEffect(() => {
    document.title = `${texts.label} ${code}`;
  }, [code]);
  useEffect(() => {
    if (isReady && imprimir) print();
  }, [isReady, imprimir]);
  if (failure && !data)
    return (
      <LoadFailure
        what={texts.what}
        cause={failure}
        onRetry={() => void (packing.error ? packing.refetch() : refetch())}
      />
    );
  if (!data) return <LoadingRows />;
  return (
    <main id="main" className="printed-labels">
      <p className="mb-4 flex justify-end print:hidden">
        <OfficeButton icon={outlines.printer} onClick={() => print()}>
          {texts.print}
        </OfficeButton>
      </p>
      {boxes.map((box) => (
        <BoxLabel key={box.number} labels={data} box={box} />
      ))}
      {boxes.length === 0 && <EmptyNote title={texts.noBoxes} />}
    </main>
  );
}
