import type { GridVersion } from '@tonalia/contract/products-grid';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { sentenceOf } from '../../api/call-failure.ts';
import { createCombo } from '../../api/combos.ts';
import { forgetProducts } from '../../api/products.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { PesoField } from '../../components/peso-field.tsx';
import { VersionField } from '../../features/find-thing/choice-fields.tsx';
import { comboTexts } from '../../messages/combo.es-CO.ts';
import { productTexts } from '../../messages/product.es-CO.ts';

const texts = comboTexts.create;
const missing = { ...productTexts.create.missing, part: texts.noPart };

/** "Crear combo": a draft with name, code, price and its first part; its page opens, where the other parts are added. */
export function CreateCombo({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [values, setValues] = useState({ name: '', code: '' });
  const [price, setPrice] = useState<number | null>(null);
  const [part, setPart] = useState<GridVersion>();
  const [isAsked, setAsked] = useState(false);
  const creating = useMutation({
    mutationFn: createCombo,
    onSuccess: async (productId) => {
      await forgetProducts(cache);
      await navigate({ to: '/productos/$productId', params: { productId } });
    },
  });
  const field = (name: keyof typeof values) => ({
    small: true,
    className: 'max-w-none!',
    label: productTexts[name],
    value: values[name],
    error: isAsked && values[name].trim() === '' ? missing[name] : undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: event.currentTarget.value }),
  });
  const submit = () => {
    setAsked(true);
    if (!part || !price || Object.values(values).some((value) => value.trim() === '')) return;
    const first = { productId: part.productId, versionId: part._id, quantity: 1 };
    creating.mutate({ ...values, price, parts: [first] });
  };
  return (
    <OfficeDialog
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {productTexts.cancel}
          </OfficeButton>
          <OfficeButton type="submit" form="create-combo" busy={creating.isPending}>
            {productTexts.create.act}
          </OfficeButton>
        </>
      }
    >
      <form
        id="create-combo"
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className="text-text-2">{texts.text}</p>
        <Field {...field('name')} maxLength={160} />
        <Field {...field('code')} maxLength={64} />
        <PesoField
          label={productTexts.price}
          value={price}
          error={isAsked && !price ? missing.price : undefined}
          onChange={setPrice}
        />
        <VersionField error={isAsked && !part ? missing.part : undefined} onChoose={(_, version) => setPart(version)} />
        {part && <p>{texts.first([part.productName, part.name].filter(Boolean).join(' '))}</p>}
        {creating.isError && (
          <p role="alert" className="text-danger">
            {sentenceOf(creating.error)}
          </p>
        )}
      </form>
    </OfficeDialog>
  );
}
