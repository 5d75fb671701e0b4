import { ConfirmDialog } from '@tonalia/ui/confirm-dialog';
import { useState } from 'react';
import { noCoverageMessage, useCoverage } from '../../features/address/coverage.ts';
import type { Municipality } from '../../features/place-picker/place-picker.tsx';
import { addressMessages } from '../../messages/addresses.es-CO.ts';

const words = addressMessages.coverage;

/** Shows once for each chosen city that it has no coverage. `known` is the city for which no dialog is needed. */
export function NoCoverageDialog({
  place: { cityId, stateId },
  known,
  onChangeCity,
}: {
  place: Municipality;
  known: string;
  onChangeCity: () => void;
}) {
  const { data } = useCoverage(cityId === '' ? null : { cityid: cityId, stateid: stateId });
  const [shown, setShown] = useState(known);
  const isNews = data !== undefined && !data.coverage && shown !== cityId;
  const news = data && noCoverageMessage(data);

  return (
    <ConfirmDialog
      open={isNews}
      icon="pin-off"
      title={news?.title ?? ''}
      text={news?.text}
      confirm={words.changeCity}
      cancel={words.keepCity}
      onConfirm={() => {
        setShown(cityId);
        // The closing dialog returns the focus first; then it moves to the city.
        setTimeout(onChangeCity, 250);
      }}
      onCancel={() => setShown(cityId)}
    />
  );
}
