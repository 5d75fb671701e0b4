import { useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { Icon } from '@tonalia/ui/icon';
import { OfficeButton } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { firstRunTexts } from '../../messages/first-run.es-CO.ts';

const texts = firstRunTexts.publish;

/** The address of the shop, to copy. */
export function ShopAddress({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => null,
    );
  return (
    <Field
      small
      className="mt-6 max-w-[460px]!"
      label={texts.address}
      readOnly
      value={address}
      suffix={
        <OfficeButton look="ghost" small aria-label={isCopied ? texts.copied : texts.copy} onClick={copy}>
          <Icon name={isCopied ? 'check' : outlines.copy} size="sm" />
        </OfficeButton>
      }
    />
  );
}
