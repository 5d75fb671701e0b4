import { type Gateway, addiGateway, wompiGateway } from '../../../api/src/modules/purchase/index.ts';
import type { ServerConfig } from '../config/config.ts';
import { addiSettings } from './addi-settings.ts';

/** The gateways with credentials. */
export const realGateways = ({
  wompi,
  addi,
  publicUrl,
}: Pick<ServerConfig, 'wompi' | 'addi' | 'publicUrl'>): Gateway[] => [
  ...(wompi ? [wompiGateway(wompi)] : []),
  ...(addi ? [addiGateway(addiSettings(addi, publicUrl))] : []),
];
