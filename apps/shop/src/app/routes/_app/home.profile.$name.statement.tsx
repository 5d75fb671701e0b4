import { createFileRoute } from '@tanstack/react-router';
import { statementMessages } from '../../../messages/statement.es-CO.ts';
import { StatementScreen } from '../../../screens/statement/statement-screen.tsx';
import { place } from '../../places.ts';
import { useLateTitle } from '../../use-late-title.ts';

export const Route = createFileRoute('/_app/home/profile/$name/statement')({ ...place('statement'), component: Page });

function Page() {
  useLateTitle(Route.id, statementMessages.title);
  return <StatementScreen />;
}
