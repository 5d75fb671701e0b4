import { setShop } from './shop-settings.ts';
import { call } from '../http/client.ts';

/** Loads the installation's settings; on failure the last ones stay. Returns whether the API responded. */
export function readShop(): Promise<boolean> {
  return call('settings', 'GET /shop').then(
    ({ results }) => {
      setShop(results);
      return true;
    },
    () => false,
  );
}
