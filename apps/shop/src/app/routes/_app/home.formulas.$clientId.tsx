import { createFileRoute } from '@tanstack/react-router';
import { formulaMessages } from '../../../messages/formulas.es-CO.ts';
import { FormulaScreen } from '../../../screens/formulas/formula-screen.tsx';
import { place } from '../../places.ts';
import { useLateTitle } from '../../use-late-title.ts';

export const Route = createFileRoute('/_app/home/formulas/$clientId')({ ...place('formula'), component: Page });

function Page() {
  const { clientId } = Route.useParams();
  useLateTitle(Route.id, formulaMessages.one);
  return <FormulaScreen key={clientId} clientId={clientId} />;
}
