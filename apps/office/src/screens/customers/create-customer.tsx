import { Suspense, lazy, useState } from 'react';
import { OfficeButton } from '../../components/office-button.tsx';
import { newCustomerTexts as texts } from '../../messages/new-customer.es-CO.ts';

const NewCustomerSheet = lazy(() =>
  import('./new/new-customer-sheet.tsx').then((file) => ({ default: file.NewCustomerSheet })),
);

/** Opens the sheet that creates a customer; its code loads with the first press. */
export function CreateCustomer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <OfficeButton icon="plus" className="max-lg:min-h-11" onClick={() => setOpen(true)}>
        {texts.create}
      </OfficeButton>
      {isOpen && (
        <Suspense fallback={null}>
          <NewCustomerSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
