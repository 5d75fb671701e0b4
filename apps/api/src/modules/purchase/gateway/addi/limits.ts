import { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import { GatewayDown, type PaymentLimits } from '../gateway.ts';
import { requestAddi, unknownOutcome } from './request.ts';
import type { AddiSettings } from './settings.ts';

const Config = z.object({
  minAmount: z.number().nonnegative(),
  maxAmount: z.number().positive(),
  isActiveAlly: z.boolean().optional(),
});

/** In ms: how long limits are cached, and how long an unreachable Addi is left alone. */
const REMEMBERED = 5 * 60_000;
const SILENT = 30_000;
/** In ms. Shorter, because the list of payment methods waits for it. */
const LIMITS_TIMEOUT = 2_500;

/**
 * Smallest and largest credit for this merchant, cached for some minutes. While Addi does not answer, the last limits apply;
 * without any, the method is unavailable.
 */
export function readLimits(settings: AddiSettings, clock: Clock, timeout: number): () => Promise<PaymentLimits> {
  let known: PaymentLimits | GatewayDown | undefined;
  let until = 0;
  const refresh = async (): Promise<PaymentLimits> => {
    try {
      const limits = await requestLimits(settings, Math.min(timeout, LIMITS_TIMEOUT));
      known = limits;
      until = clock.now().getTime() + REMEMBERED;
      return limits;
    } catch (error) {
      if (!(error instanceof GatewayDown)) throw error;
      until = clock.now().getTime() + SILENT;
      if (!known || known instanceof GatewayDown || error instanceof Inactive) known = error;
      return cachedLimits(known);
    }
  };
  let asking: Promise<PaymentLimits> | undefined;
  return async () => {
    if (known && clock.now().getTime() < until) return cachedLimits(known);
    asking ??= refresh().finally(() => (asking = undefined));
    return asking;
  };
}

function cachedLimits(known: PaymentLimits | GatewayDown): PaymentLimits {
  if (known instanceof GatewayDown) throw known;
  return known;
}

/** Addi says that it lends nothing for this merchant: cached limits no longer apply. */
class Inactive extends GatewayDown {}

async function requestLimits({ configUrl, allySlug }: AddiSettings, timeout: number): Promise<PaymentLimits> {
  // the requested amount only affects Addi's own widget
  const answer = await requestAddi(
    `${configUrl}/allies/${encodeURIComponent(allySlug)}/config?requestedAmount=0`,
    timeout,
  );
  const config = answer.status === 200 ? Config.safeParse(answer.body).data : undefined;
  if (!config) throw unknownOutcome(answer);
  if (config.isActiveAlly === false) throw new Inactive('Addi lends nothing for this merchant now');
  return { min: Math.ceil(config.minAmount), max: Math.floor(config.maxAmount) };
}
