import { OfficeError, isRefusal } from '@tonalia/contract/office-errors';
import { refusalText } from '../../../platform/http/errors.ts';
import { type JobFailure, type JobKind, jobKind } from '../../../platform/office-jobs.ts';
import { placePhoto } from '../archive/place-photo.ts';
import type { PhotoAuthor, PhotoContext } from '../photo/change-album.ts';
import { type FileOwner, findListedOwners } from '../photo/listed-owners.ts';
import type { PhotoAddress } from '../photo/photo-owners.ts';
import { fetchPhoto } from './fetch-photo.ts';

/** Versions in a step, at once. */
const AT_ONCE = 4;

/** Fetches the photographs at the addresses that lists gave, those that were not fetched yet. */
export const photosFetchJob = (context: PhotoContext): JobKind =>
  jobKind<'photos_fetch', Record<string, never>, string>({
    kind: 'photos_fetch',
    needs: () => 'catalogue.edit',
    async begin() {
      if (context.photoOrigins.length === 0) throw new OfficeError('PHOTO_ADDRESSES_OFF');
      const [waiting] = await context.photoAddresses.count(context.db);
      return { input: {}, total: waiting?.count ?? 0 };
    },
    async step({ operator, cursor }) {
      const rows = await context.photoAddresses.next(context.db, { after: cursor ?? '0', versions: AT_ONCE });
      const byVersion = [...Map.groupBy(rows, ({ version_id }) => version_id).values()];
      const outcomes = await Promise.all(byVersion.map((addresses) => fetchAddresses(context, operator, addresses)));
      return {
        handled: outcomes.reduce((sum, { handled }) => sum + handled, 0),
        cursor: rows.at(-1)?.version_id ?? null,
        failures: outcomes.flatMap(({ failures }) => failures),
      };
    },
  });

/** Fetches the addresses of one version, in their order. After one that failed the others are fetched again with it. */
async function fetchAddresses(
  context: PhotoContext,
  author: PhotoAuthor,
  addresses: readonly PhotoAddress[],
): Promise<{ handled: number; failures: JobFailure[] }> {
  const failures: JobFailure[] = [];
  const listed = await findListedOwners(
    context,
    addresses.map(({ name }) => name),
  );
  const placed = new Map<string, number>();
  for (const { name, is_fetched } of addresses) {
    const owners = (listed.get(name) ?? []).map((owner) => ({ ...owner, place: placed.get(owner.ownerId) ?? 0 }));
    try {
      if (!is_fetched) await fetchTo(context, author, { address: name, owners });
      for (const { ownerId, place } of owners) placed.set(ownerId, place + 1);
      if (failures.length === 0 && !is_fetched) await context.photoAddresses.markFetched(context.db, name);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      failures.push({ id: name.slice(0, 200), code: error.code, message: refusalText(error) });
    }
  }
  return { handled: addresses.filter((one) => !one.is_fetched).length, failures };
}

async function fetchTo(
  context: PhotoContext,
  author: PhotoAuthor,
  { address, owners }: { address: string; owners: readonly FileOwner[] },
): Promise<void> {
  const file = await fetchPhoto(address, context.photoOrigins);
  for (const owner of owners)
    await placePhoto(context, author, { ...owner, file, place: owners.length > 1 ? Infinity : owner.place });
}
