import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { waveQuery } from '../../api/picking.ts';
import { storeWave, storedWave } from '../../api/stored-wave.ts';

/** A wave for its picker: what the device has of it at once, then the server's. */
export function useWave(operatorId: string, waveCode: string) {
  const wave = useQuery({
    ...waveQuery(waveCode),
    networkMode: 'always',
    initialData: () => storedWave(operatorId, waveCode),
    initialDataUpdatedAt: 0,
  });
  const { data } = wave;
  useEffect(() => {
    if (data) storeWave(operatorId, data);
  }, [operatorId, data]);
  return wave;
}
