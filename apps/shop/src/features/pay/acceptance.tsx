import type { PaymentOptions } from '@tonalia/contract/payment';
import { Checkbox } from '@tonalia/ui/checkbox';
import { payMessages } from '../../messages/pay.es-CO.ts';

const words = payMessages.acceptance;

/** The gateway's two legal texts, which must be accepted before a charge. */
export function Acceptance({
  options: { acceptance, personalData },
  accepted,
  onChange,
}: {
  options: PaymentOptions;
  accepted: boolean;
  onChange: (accepted: boolean) => void;
}) {
  return (
    <Checkbox
      checked={accepted}
      onChange={({ target }) => onChange(target.checked)}
      className="mb-2 text-small text-text-2"
    >
      {words.lead} <Text href={acceptance.permalink}>{words.terms}</Text> {words.and}{' '}
      <Text href={personalData.permalink}>{words.personalData}</Text>
    </Checkbox>
  );
}

function Text({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="font-semibold text-brand-text underline">
      {children}
    </a>
  );
}
