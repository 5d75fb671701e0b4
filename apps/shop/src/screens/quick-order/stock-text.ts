import type { SeenMatch } from '../../api/storage/quick-draft-line.ts';
import { offlineDataMessages } from '../../messages/offline-data.es-CO.ts';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';

/** How many there are, or were when the device read the stock. */
export const stockText = ({ stock, heldAt }: SeenMatch): string =>
  heldAt === undefined ? words.stock(stock) : offlineDataMessages.there(stock);
