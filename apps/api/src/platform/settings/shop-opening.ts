import { AppError } from '@tonalia/contract/errors';
import type { ChangeListener } from '../changes.ts';
import { shareRuns } from '../share-runs.ts';
import type { Database, Transaction } from '../transaction.ts';
import type { SettingKey } from './registry.ts';
import { findSetting } from './settings.sql.ts';

/** The setting that keeps the shop closed while it is `no`. Without a value the shop is open. */
export const shopPublished = 'shop.published' satisfies SettingKey;

/** Whether visitors see the shop and can order. False only between a first start and *Publicar*. */
export async function readShopOpening(db: Database | Transaction): Promise<boolean> {
  const [row] = await findSetting(db, shopPublished);
  return row?.value !== false;
}

/** The opening as this process knows it: it follows a change in any process. */
export interface ShopOpening {
  /** False before the first reading too. */
  isOpen(): boolean;
  renew(): Promise<void>;
  listener: ChangeListener;
}

/** Reads the opening with `renew`, and again after every change of the settings. */
export function followShopOpening(db: Database, onFailure: (error: unknown) => void): ShopOpening {
  let isOpen = false;
  const renew = shareRuns(async () => {
    isOpen = await readShopOpening(db);
  });
  const follow = () => void renew().catch(onFailure);
  return {
    isOpen: () => isOpen,
    renew,
    listener: { changed: ({ table }) => void (table === 'platform.setting' && follow()), missed: follow },
  };
}

/** Refuses an order before the shop is published. UNAVAILABLE. */
export function requireOpenShop({ shopOpening }: { shopOpening: Pick<ShopOpening, 'isOpen'> }): void {
  if (!shopOpening.isOpen()) throw new AppError('UNAVAILABLE');
}
