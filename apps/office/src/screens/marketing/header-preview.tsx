import { Countdown } from '@tonalia/ui/countdown';
import { fromField } from '../../components/bogota-time.ts';
import { marketingTexts as texts } from '../../messages/marketing.es-CO.ts';
import { type HeaderFields, designOf } from './header-draft.ts';

/** The header as the shop shows it, on a phone and on a desktop. */
export function HeaderPreview({ fields }: { fields: HeaderFields }) {
  const end = Date.parse(fromField(fields.until) ?? '');
  const bar = <Countdown title={fields.title} end={end} colors={designOf(fields)} />;
  return (
    <div className="grid gap-4">
      <figure className="max-w-[390px]">
        <figcaption className="mb-2 text-[0.8125rem] text-text-2">{texts.onPhone}</figcaption>
        <div className="overflow-hidden rounded-[14px]">{bar}</div>
      </figure>
      {/* the same bar: one landmark is enough */}
      <figure className="max-lg:hidden" inert>
        <figcaption className="mb-2 text-[0.8125rem] text-text-2">{texts.onDesktop}</figcaption>
        <div className="overflow-hidden rounded-[14px]">{bar}</div>
      </figure>
    </div>
  );
}
