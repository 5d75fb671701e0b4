import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { PriceListPreview } from '@tonalia/contract/own-price-list';
import { FootBar } from '@tonalia/ui/foot-bar';
import { Button } from '@tonalia/ui/button';
import { Card } from '@tonalia/ui/card';
import { Notice } from '@tonalia/ui/notice';
import { Toggle } from '@tonalia/ui/toggle';
import { ApiError } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { download } from '../../api/http/download.ts';
import { priceListMessages as words } from '../../messages/price-list.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { BrandChoice } from './brand-choice.tsx';
import { ClientToggle, useMarkup } from './client-markup.tsx';
import { FormatChoice } from './format-choice.tsx';
import { PricePreview } from './price-preview.tsx';
import { SendList } from './send-list.tsx';
import { useListChoice } from './use-list-choice.ts';

/** Brands that one list can name; all of them need no names. */
const MOST_BRANDS = 60;

/** What the list holds, and the buttons that download and send it. A refusal keeps what was chosen. */
export function PriceListForm() {
  const [{ format, brands, onlyAvailable, hasTones }, change] = useListChoice();
  const client = useMarkup();
  const isTooMany = brands.length > MOST_BRANDS;
  const wish = {
    brands: brands.length > 0 ? brands.join(',') : undefined,
    available: onlyAvailable ? 'true' : undefined,
    markup: client.markup?.toString(),
  };
  const file = { ...wish, format, plain: hasTones ? undefined : 'true' };
  const { data: preview } = useQuery<PriceListPreview>({
    queryKey: ['me', 'price-list', wish],
    queryFn: ({ signal }) =>
      call('products', 'GET /price-list/preview', {
        query: { brands: wish.brands, available: onlyAvailable || undefined, markup: client.markup },
        signal,
      }).then(({ results }) => results),
    enabled: !isTooMany,
    placeholderData: keepPreviousData,
  });
  const save = useMutation({
    mutationFn: () => download('products/price-list', file),
    onSuccess: () => notify({ color: 'white', message: words.done }),
  });
  const refused = isTooMany ? words.tooMany(MOST_BRANDS) : client.error;
  const pages = format === 'pdf' && preview?.pages ? words.pages(preview.pages) : '';
  return (
    <div className="grid max-w-180 gap-3.5 max-lg:pb-38">
      <PricePreview rows={preview?.rows ?? []} hasTones={hasTones} />
      <FormatChoice chosen={format} onChange={(next) => change({ format: next })} />
      <BrandChoice chosen={new Set(brands)} onChange={(next) => change({ brands: [...next] })} />
      <Card flush className="divide-y divide-line px-4">
        <Toggle
          type="switch"
          label={words.available}
          checked={onlyAvailable}
          onChange={({ currentTarget }) => change({ onlyAvailable: currentTarget.checked })}
        />
        {format === 'pdf' && (
          <Toggle
            type="switch"
            label={words.tones}
            checked={hasTones}
            onChange={({ currentTarget }) => change({ hasTones: currentTarget.checked })}
          />
        )}
        <ClientToggle {...client} />
      </Card>
      {save.isError && (
        <Notice color="red" message={save.error instanceof ApiError ? save.error.message : words.failed} />
      )}
      <FootBar className="fixed inset-x-safe bottom-0 z-sticky grid gap-2.5 border-t border-line bg-surface px-4 pt-3 pb-[max(12px,var(--safe-bottom))] lg:static lg:border-0 lg:bg-transparent lg:p-0">
        <p role="status" className="text-center text-small text-text-3 empty:hidden">
          {save.isPending ? words.working : refused}
        </p>
        <Button
          size="lg"
          full
          icon="download"
          loading={save.isPending}
          disabledReason={refused}
          onClick={() => save.mutate()}
        >
          {`${words.download(words.formats[format])}${pages}`}
        </Button>
        <SendList wish={file} refused={refused} />
      </FootBar>
    </div>
  );
}
