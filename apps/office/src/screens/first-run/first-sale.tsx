import { Link } from '@tanstack/react-router';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { firstRunTexts } from '../../messages/first-run.es-CO.ts';

const texts = firstRunTexts.publish;

/** The first order of a shop that was published, done once it came. */
export function FirstSale({ code }: { code: string | null }) {
  return (
    <p className="mt-5 flex max-w-[460px] items-center gap-3 rounded-[14px] bg-surface-2 px-3.5 py-3">
      <span
        className={classNames(
          'inline-flex size-[34px] shrink-0 items-center justify-center rounded-[10px]',
          code === null ? 'bg-surface-3 text-text-2' : 'bg-brand text-on-brand',
        )}
      >
        <Icon name={code === null ? 'clock' : 'check'} size="sm" />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block font-[600]">{code === null ? texts.noSale : texts.firstSale}</b>
        <span className="text-[0.8125rem] text-text-2">
          {code === null ? (
            texts.noSaleText
          ) : (
            <Link to="/pedidos/$code" params={{ code }} className="touch-area relative font-semibold text-brand-text">
              {code}
            </Link>
          )}
        </span>
      </span>
    </p>
  );
}
