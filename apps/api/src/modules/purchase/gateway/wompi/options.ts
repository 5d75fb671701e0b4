import { day } from '@tonalia/rules/durations';
import { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import type { GatewayOptions } from '../gateway.ts';
import { requestWompi, unknownOutcome } from './request.ts';
import type { WompiSettings } from './settings.ts';

const Presigned = z.object({ acceptance_token: z.string().min(1), permalink: z.url({ protocol: /^https?$/ }) });
const Merchant = z.object({
  data: z.object({ presigned_acceptance: Presigned, presigned_personal_data_auth: Presigned }),
});
const Banks = z.object({
  data: z.array(z.object({ financial_institution_code: z.string(), financial_institution_name: z.string() })),
});

type PseBank = GatewayOptions['banks'][number];

/** Acceptance tokens expire, so they are fetched each time; the banks of PSE are cached for a day. */
export function readOptions(settings: WompiSettings, clock: Clock, timeout: number): () => Promise<GatewayOptions> {
  let remembered: { banks: PseBank[]; until: number } | undefined;
  const banks = async (): Promise<PseBank[]> => {
    if (remembered && clock.now().getTime() < remembered.until) return remembered.banks;
    try {
      remembered = { banks: await readBanks(settings, timeout), until: clock.now().getTime() + day };
    } catch (error) {
      if (!remembered) throw error; // a stale list is better than none
    }
    return remembered.banks;
  };
  return async () => {
    const [merchant, known] = await Promise.all([readMerchant(settings, timeout), banks()]);
    return { ...merchant, banks: known };
  };
}

async function readMerchant(settings: WompiSettings, timeout: number): Promise<Omit<GatewayOptions, 'banks'>> {
  const { url, browserUrl = url, publicKey } = settings;
  const answer = await requestWompi(url, { method: 'GET', path: `/merchants/${publicKey}`, key: publicKey }, timeout);
  const merchant = answer.status === 200 ? Merchant.safeParse(answer.body).data : undefined;
  if (!merchant) throw unknownOutcome(answer);
  const { presigned_acceptance: terms, presigned_personal_data_auth: personal } = merchant.data;
  return {
    gateway: { url: browserUrl, publicKey },
    acceptance: { token: terms.acceptance_token, permalink: terms.permalink },
    personalData: { token: personal.acceptance_token, permalink: personal.permalink },
  };
}

async function readBanks({ url, publicKey }: WompiSettings, timeout: number): Promise<PseBank[]> {
  const answer = await requestWompi(
    url,
    { method: 'GET', path: '/pse/financial_institutions', key: publicKey },
    timeout,
  );
  const banks = answer.status === 200 ? Banks.safeParse(answer.body).data : undefined;
  if (!banks) throw unknownOutcome(answer);
  return banks.data.map((bank) => ({ code: bank.financial_institution_code, name: bank.financial_institution_name }));
}
