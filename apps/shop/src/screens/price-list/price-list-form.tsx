import { useMutation } from '@tanstack/react-query';
import { Button } from '@tonalia/ui/button';
import { Card } from '@tonalia/ui/card';
import { Notice } from '@tonalia/ui/notice';
import { RadioCard } from '@tonalia/ui/radio-card';
import { Toggle } from '@tonalia/ui/toggle';
import { useState } from 'react';
import { ApiError } from '../../api/http/api-error.ts';
import { download } from '../../api/http/download.ts';
import { priceListMessages as words } from '../../messages/price-list.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { BrandChoice } from './brand-choice.tsx';
import { ClientToggle, useMarkup } from './client-markup.tsx';
import { PricePreview } from './price-preview.tsx';
import { SendList } from './send-list.tsx';

const formats = ['pdf', 'xlsx'] as const;
/** Brands that one list can name; all of them need no names. */
const MOST_BRANDS = 60;

/** What the list holds, and the button that downloads it. A refusal keeps what was chosen. */
export function PriceListForm() {
  const [format, setFormat] = useState<(typeof formats)[number]>('pdf');
  const [brands, setBrands] = useState<ReadonlySet<string>>(new Set());
  const [available, setAvailable] = useState(false);
  const client = useMarkup();
  const wish = {
    format,
    brands: brands.size > 0 ? [...brands].join(',') : undefined,
    available: available ? 'true' : undefined,
    markup: client.markup?.toString(),
  };
  const file = useMutation({
    mutationFn: () => download('products/price-list', wish),
    onSuccess: () => notify({ color: 'white', message: words.done }),
  });
  const tooMany = brands.size > MOST_BRANDS ? words.tooMany(MOST_BRANDS) : undefined;
  const refused = tooMany ?? client.error;
  return (
    <div className="grid max-w-180 gap-4">
      <PricePreview brands={wish.brands} onlyAvailable={available} markup={client.markup} />
      <p className="text-text-2">{words.today}</p>
      <fieldset>
        <legend className="sr-only">{words.format}</legend>
        <div className="grid grid-cols-2 gap-3">
          {formats.map((one) => (
            <RadioCard
              key={one}
              name="format"
              title={words.formats[one]}
              checked={format === one}
              onChange={() => setFormat(one)}
            />
          ))}
        </div>
      </fieldset>
      <BrandChoice chosen={brands} onChange={setBrands} />
      <Card flush className="px-4">
        <Toggle
          type="switch"
          label={words.available}
          checked={available}
          onChange={({ currentTarget }) => setAvailable(currentTarget.checked)}
        />
        <ClientToggle {...client} />
      </Card>
      {file.isError && (
        <Notice color="red" message={file.error instanceof ApiError ? file.error.message : words.failed} />
      )}
      <Button
        size="lg"
        full
        icon="download"
        loading={file.isPending}
        disabledReason={refused}
        onClick={() => file.mutate()}
      >
        {words.download(words.formats[format])}
      </Button>
      <SendList wish={wish} refused={refused} />
      <p role="status" className="min-h-6 text-center text-small text-text-3">
        {file.isPending ? words.working : refused}
      </p>
    </div>
  );
}
