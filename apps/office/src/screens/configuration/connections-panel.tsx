import type { ServiceHealth } from '@tonalia/contract/office-health';
import { useQuery } from '@tanstack/react-query';
import { healthQuery } from '../../api/health.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { ServicesPanel } from '../../features/services/services-panel.tsx';
import { serviceTexts } from '../../messages/services.es-CO.ts';
import { paymentConfigurationTexts as texts } from '../../messages/payment-configuration.es-CO.ts';

const connections: readonly ServiceHealth['service'][] = ['gateway', 'email', 'sms', 'whatsapp', 'push'];

/** What the installation is connected to, with the state of each: gateways and ways of messages. */
export function ConnectionsPanel() {
  const health = useQuery(healthQuery);
  const now = useNow();
  if (health.isPending) return <LoadingRows rows={4} />;
  if (!health.data)
    return <LoadFailure what={serviceTexts.what} cause={health.error} onRetry={() => void health.refetch()} />;
  return (
    <ServicesPanel
      title={texts.connections}
      services={health.data.services.filter(({ service }) => connections.includes(service))}
      now={now}
      act={
        <OfficeButton look="ghost" small icon="retry" busy={health.isRefetching} onClick={() => void health.refetch()}>
          {serviceTexts.check}
        </OfficeButton>
      }
    />
  );
}
