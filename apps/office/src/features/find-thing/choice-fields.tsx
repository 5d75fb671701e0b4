import type { FoundItem } from '@tonalia/contract/office-search';
import type { GridVersion } from '@tonalia/contract/products-grid';
import { searchQuery } from '../../api/search.ts';
import { versionsQuery } from '../../api/products.ts';
import { VersionPicture } from '../../components/version-picture.tsx';
import { pricesTexts } from '../../messages/prices.es-CO.ts';
import { FindField } from './find-field.tsx';

const texts = pricesTexts.explain;
type CustomerHit = Extract<FoundItem, { group: 'customers' }>;

/** Finds a customer by name, NIT or telephone. */
export const CustomerField = ({ onChoose }: { onChoose: (customerId: string, customer: CustomerHit) => void }) => (
  <FindField<CustomerHit>
    label={texts.customer}
    placeholder={texts.findCustomer}
    what="customers"
    find={async (client, words) => {
      const { items } = await client.fetchQuery(searchQuery(words, 'customers'));
      return items.filter((item): item is CustomerHit => item.group === 'customers');
    }}
    idOf={({ _id }) => _id}
    draw={({ name, city }) => (
      <span className="min-w-0 leading-[1.25]">
        <b className="block truncate font-semibold">{name}</b>
        <span className="block truncate text-[0.78125rem] text-text-3">{city}</span>
      </span>
    )}
    onChoose={(customer) => onChoose(customer._id, customer)}
  />
);

/** Finds a version by code, shade or name. */
export const VersionField = ({
  onChoose,
  error,
}: {
  onChoose: (versionId: string, version: GridVersion) => void;
  error?: string | undefined;
}) => (
  <FindField<GridVersion>
    label={texts.version}
    placeholder={texts.findVersion}
    error={error}
    what="versions"
    find={async (client, words) => (await client.fetchQuery(versionsQuery({ q: words }))).results}
    idOf={({ _id }) => _id}
    draw={({ image, tile, swatch, productName, shade, name, code, brand }) => (
      <>
        <VersionPicture image={image} tile={tile} swatch={swatch} />
        <span className="min-w-0 leading-[1.25]">
          <b className="block truncate font-semibold">{[shade, name].filter(Boolean).join(' ') || productName}</b>
          <span className="block truncate text-[0.78125rem] text-text-3">
            {[brand, name !== null && productName, code].filter(Boolean).join(', ')}
          </span>
        </span>
      </>
    )}
    onChoose={(version) => onChoose(version._id, version)}
  />
);
