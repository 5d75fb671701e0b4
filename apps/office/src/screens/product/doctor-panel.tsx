import type { DoctorFinding, OfficeProduct } from '@tonalia/contract/product-office';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Icon } from '@tonalia/ui/icon';
import { doctorQuery } from '../../api/product.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { LoadFailure } from '../../components/states.tsx';
import { productTexts as texts } from '../../messages/product.es-CO.ts';

type Mending = keyof typeof texts.mend;
/** Where each thing is mended. */
const mendings: Record<DoctorFinding['check'], Mending> = {
  draft: 'publish',
  withdrawn: 'publish',
  no_shade_published: 'publish',
  no_stock: 'stock',
  combo_parts: 'stock',
  no_coverage: 'stock',
  below_minimum: 'details',
  shades_hidden: 'shades',
  shades_sold_out: 'stock',
  no_photo: 'photo',
  no_colour: 'shades',
  price_low: 'price',
};
const anchors = { shades: 'tonos', photo: 'imagen', details: 'datos', price: 'datos' } as const;

/** "¿Por qué no se vende?": what keeps the product out of the shop, and what weakens it, each with the way to mend it. */
export function DoctorPanel({ product, onPublish }: { product: OfficeProduct; onPublish: () => void }) {
  const { data: findings, error, refetch } = useQuery(doctorQuery(product._id));
  const isBlocked = findings?.some((one) => one.isBlocking) === true;
  return (
    <Panel label={texts.doctor}>
      <h2 className="text-[1rem] font-[650]">{texts.doctor}</h2>
      {error && !findings && <LoadFailure what={texts.doctor} cause={error} onRetry={() => void refetch()} />}
      {findings && !isBlocked && (
        <p className="mt-1.5 flex items-center gap-2 text-[0.875rem] text-text-2">
          <Icon name="check-circle" size="sm" className="text-brand-text" />
          {findings.length > 0 ? texts.doctorWeak : texts.doctorWell}
        </p>
      )}
      <ul>
        {findings?.map((one) => (
          <li key={one.check} className="flex min-h-10 flex-wrap items-center gap-x-2.5 py-1 text-[0.875rem]">
            <Icon
              name={one.isBlocking ? 'x-circle' : 'alert-circle'}
              size="sm"
              className={one.isBlocking ? 'text-danger' : 'text-warn'}
            />
            <span className="min-w-[140px] flex-1">{texts.findings[one.check](one.count)}</span>
            <MendLink mending={mendings[one.check]} code={product.code} onPublish={onPublish} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type MendLinkProps = { mending: Mending; code: string; onPublish: () => void };

function MendLink({ mending, code, onPublish }: MendLinkProps) {
  const operator = useOperator();
  const words = texts.mend[mending];
  if (mending === 'publish')
    return mayDo(operator, 'catalogue.publish') ? (
      <OfficeButton look="ghost" small onClick={onPublish}>
        {words}
      </OfficeButton>
    ) : null;
  if (mending === 'stock')
    return mayDo(operator, 'stock.read') ? (
      <Link to="/existencias" search={{ q: code }} className={officeButtonClass('ghost', true)}>
        {words}
      </Link>
    ) : null;
  return (
    <OfficeButton
      look="ghost"
      small
      onClick={() =>
        document.querySelector(`#${anchors[mending]}`)?.scrollIntoView({ block: 'start', behavior: 'smooth' })
      }
    >
      {words}
    </OfficeButton>
  );
}
