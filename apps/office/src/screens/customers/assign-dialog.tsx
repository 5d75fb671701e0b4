import type { OfficeCustomerItem } from '@tonalia/contract/customer-list';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SelectField } from '@tonalia/ui/select-field';
import { useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { assignCustomers, forgetPortfolios, undoAssignment } from '../../api/customer-assignment.ts';
import type { CustomerFilter } from '../../api/customer-list.ts';
import { sellersQuery } from '../../api/sellers.ts';
import { AfterPreview } from '../../components/after-preview.tsx';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { UndoButton } from '../../features/order-acts/undo-button.tsx';
import { customerBulkTexts as texts } from '../../messages/customer-bulk.es-CO.ts';
import { AssignmentEffect } from './assignment-effect.tsx';

export type AssignDialogProps = {
  chosen: readonly OfficeCustomerItem[];
  /** All that these filters give, in place of the chosen. */
  filter: CustomerFilter | undefined;
  /** How many the filters give. */
  total: string | undefined;
  onClose: () => void;
  onDone: () => void;
};

/** The value of the field for customers without a seller. */
const DIRECT = 'direct';

/** Asks for the seller, shows which customers move and what they have begun, and moves them. */
export function AssignDialog({ chosen, filter, total, onClose, onDone }: AssignDialogProps) {
  const cache = useQueryClient();
  const notify = useNotify();
  const [to, setTo] = useState('');
  const sellers = (useQuery(sellersQuery).data ?? []).filter(({ isBlocked }) => !isBlocked);
  const seller = sellers.find(({ _id }) => _id === to);
  const wish = {
    ...(filter ? { filter: withoutPage(filter) } : { ids: chosen.map(({ _id }) => _id) }),
    sellerId: to === DIRECT ? null : to,
  };
  const preview = useQuery({
    queryKey: ['assignment', wish],
    queryFn: () => assignCustomers({ ...wish, dryRun: true }),
    enabled: to !== '',
    gcTime: 0,
    staleTime: 0,
  });
  const name = seller?.name ?? texts.theirDirect;
  const assigning = useMutation({
    mutationFn: () => assignCustomers(wish),
    onSuccess: async ({ changed, unchanged, refused, undo }) => {
      await forgetPortfolios(cache);
      const [first] = refused;
      notify({
        color: first || changed.length === 0 ? 'orange' : 'white',
        message: first
          ? texts.partly(changed.length, changed.length + unchanged.length + refused.length)
          : texts.done(changed.length, name),
        detail: first?.message,
        action: undo && (
          <UndoButton
            undo={undo}
            undoAct={undoAssignment}
            undone={texts.undone}
            onUndone={() => void forgetPortfolios(cache)}
          />
        ),
      });
      onDone();
      onClose();
    },
  });
  const changing = preview.data?.changed.length ?? 0;
  const problem = assigning.error ?? preview.error;
  return (
    <OfficeDialog
      title={filter ? texts.titleAll(total ?? '') : texts.title(texts.count(chosen.length))}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.cancel}
          </OfficeButton>
          <AfterPreview preview={preview}>
            <OfficeButton
              busy={assigning.isPending || preview.isFetching}
              disabled={changing === 0}
              onClick={() => assigning.mutate()}
            >
              {texts.act(changing)}
            </OfficeButton>
          </AfterPreview>
        </>
      }
    >
      <SelectField
        label={texts.seller}
        className="max-w-none!"
        value={to}
        options={[
          { value: '', label: texts.chooseSeller },
          ...sellers.map(({ _id, name: one, customers }) => ({ value: _id, label: `${one} (${customers})` })),
          { value: DIRECT, label: texts.direct },
        ]}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
      {to !== '' && !preview.isError && (
        <AssignmentEffect
          preview={preview.data}
          seller={seller}
          nameOf={(id) => chosen.find(({ _id }) => _id === id)?.name}
        />
      )}
      {problem && (
        <p role="alert" className="mt-3 text-small text-danger">
          {sentenceOf(problem)}
        </p>
      )}
    </OfficeDialog>
  );
}

/** The filters alone: page and order choose no customers. */
function withoutPage({ page: _page, sort: _sort, ...filter }: CustomerFilter): Omit<CustomerFilter, 'page' | 'sort'> {
  return filter;
}
