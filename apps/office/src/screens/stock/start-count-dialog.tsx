import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Checkbox } from '@tonalia/ui/checkbox';
import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import { sentenceOf } from '../../api/call-failure.ts';
import { countQuery, startCount } from '../../api/stock-counts.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { countTexts as texts } from '../../messages/count.es-CO.ts';

type CountChoice = { _id: string; name: string };
export type StartCountDialogProps = {
  warehouses: readonly CountChoice[];
  brands: readonly CountChoice[];
  onClose: () => void;
};

/** Starts a count of shelves, of a brand, or of both, and opens it. */
export function StartCountDialog({ warehouses, brands, onClose }: StartCountDialogProps) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [_id] = useState(() => crypto.randomUUID());
  const [warehouseId, setWarehouse] = useState(warehouses[0]?._id ?? '');
  const [section, setSection] = useState('');
  const [brandId, setBrand] = useState('');
  const [isBlind, setBlind] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const canStart = section.trim() !== '' || brandId !== '';
  const start = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const wish = {
        _id,
        warehouseId,
        section: section.trim().toUpperCase() || null,
        brandId: brandId || null,
        isBlind,
      };
      const count = await startCount(wish);
      cache.setQueryData(countQuery(count._id).queryKey, count);
      await navigate({ to: '/conteos/$countId', params: { countId: count._id } });
    } catch (cause) {
      setProblem(sentenceOf(cause));
      setBusy(false);
    }
  };
  return (
    <OfficeDialog title={texts.startTitle} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (canStart) void start();
        }}
      >
        <SelectField
          className="max-w-none!"
          small
          label={texts.warehouse}
          value={warehouseId}
          options={warehouses.map(({ _id: value, name }) => ({ value, label: name }))}
          onChange={({ currentTarget }) => setWarehouse(currentTarget.value)}
        />
        <Field
          className="max-w-none!"
          small
          label={texts.section}
          help={texts.sectionHelp}
          value={section}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={({ currentTarget }) => setSection(currentTarget.value)}
        />
        <SelectField
          className="max-w-none!"
          small
          label={texts.brand}
          placeholder={texts.anyBrand}
          value={brandId}
          options={brands.map(({ _id: value, name }) => ({ value, label: name }))}
          onChange={({ currentTarget }) => setBrand(currentTarget.value)}
        />
        <Checkbox checked={isBlind} onChange={({ currentTarget }) => setBlind(currentTarget.checked)}>
          {texts.hideBooks}
        </Checkbox>
        {problem && (
          <p role="alert" className="text-small font-medium text-danger">
            {problem}
          </p>
        )}
        <OfficeButton type="submit" busy={isBusy} disabled={!canStart}>
          {texts.start}
        </OfficeButton>
      </form>
    </OfficeDialog>
  );
}
