import { setShop } from '../brand.ts';
import { call } from './client.ts';

/** Asks the API for the installation's settings; while it does not answer, those known last stay. Says whether it answered. */
export function readShop(): Promise<boolean> {
  return call('settings', 'GET /shop').then(
    ({ results }) => {
      setShop(results);
      return true;
    },
    () => false,
  );
}
