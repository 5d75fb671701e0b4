import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import { sentenceOf } from '../../api/call-failure.ts';
import { createProduct } from '../../api/product.ts';
import { forgetProducts, gridFiltersQuery } from '../../api/products.ts';
import { categoryOptions } from '../../components/category-options.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { PesoField } from '../../components/peso-field.tsx';
import { productTexts } from '../../messages/product.es-CO.ts';

const texts = productTexts.create;
const blank = { name: '', code: '', brandId: '', categoryId: '' };

/** "Crear producto": a draft with name, code, brand, category and price; its page opens. */
export function CreateProduct({ onClose, onCombo }: { onClose: () => void; onCombo: () => void }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { data: filters } = useQuery(gridFiltersQuery);
  const [values, setValues] = useState(blank);
  const [price, setPrice] = useState<number | null>(null);
  const [isAsked, setAsked] = useState(false);
  const creating = useMutation({
    mutationFn: (pesos: number) => createProduct({ ...values, price: pesos, minimum: 1 }),
    onSuccess: async (productId) => {
      await forgetProducts(cache);
      await navigate({ to: '/productos/$productId', params: { productId } });
    },
  });
  const set = (field: keyof typeof blank) => (event: { currentTarget: { value: string } }) =>
    setValues({ ...values, [field]: event.currentTarget.value });
  const problem = (field: keyof typeof blank) =>
    isAsked && values[field].trim() === '' ? texts.missing[field] : undefined;
  const submit = () => {
    setAsked(true);
    if (price !== null && price > 0 && Object.values(values).every((value) => value.trim() !== ''))
      creating.mutate(price);
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
          <OfficeButton type="submit" form="create-product" busy={creating.isPending}>
            {texts.act}
          </OfficeButton>
        </>
      }
    >
      <form
        id="create-product"
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className="text-text-2">
          {texts.text}{' '}
          <button type="button" className="font-semibold text-brand-text hover:underline" onClick={onCombo}>
            {texts.combo}
          </button>
        </p>
        <Field
          small
          className="max-w-none!"
          label={productTexts.name}
          value={values.name}
          maxLength={160}
          error={problem('name')}
          onChange={set('name')}
        />
        <Field
          small
          className="max-w-none!"
          label={productTexts.code}
          value={values.code}
          maxLength={64}
          error={problem('code')}
          onChange={set('code')}
        />
        <SelectField
          small
          className="max-w-none!"
          label={productTexts.brand}
          placeholder={texts.choose}
          value={values.brandId}
          options={(filters?.brands ?? []).map((one) => ({ value: one._id, label: one.name }))}
          error={problem('brandId')}
          onChange={set('brandId')}
        />
        <SelectField
          small
          className="max-w-none!"
          label={productTexts.category}
          placeholder={texts.choose}
          value={values.categoryId}
          options={categoryOptions(filters?.categories ?? [])}
          error={problem('categoryId')}
          onChange={set('categoryId')}
        />
        <PesoField
          label={productTexts.price}
          value={price}
          error={isAsked && !price ? texts.missing.price : undefined}
          onChange={setPrice}
        />
        {creating.isError && (
          <p role="alert" className="text-danger">
            {sentenceOf(creating.error)}
          </p>
        )}
      </form>
    </OfficeDialog>
  );
}
