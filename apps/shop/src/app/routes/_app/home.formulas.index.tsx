import { createFileRoute } from '@tanstack/react-router';
import { formulaMessages } from '../../../messages/formulas.es-CO.ts';
import { FormulasScreen } from '../../../screens/formulas/formulas-screen.tsx';
import { place } from '../../places.ts';
import { useLateTitle } from '../../use-late-title.ts';

export const Route = createFileRoute('/_app/home/formulas/')({ ...place('formulas'), component: Page });

function Page() {
  useLateTitle(Route.id, formulaMessages.title);
  return <FormulasScreen />;
}
