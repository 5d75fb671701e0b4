import { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import type { GatewayOptions } from '../gateway.ts';
import { ask, down } from './ask.ts';
import type { WompiSettings } from './settings.ts';

const Presigned = z.object({ acceptance_token: z.string().min(1), permalink: z.url({ protocol: /^https?$/ }) });
const Merchant = z.object({
  data: z.object({ presigned_acceptance: Presigned, presigned_personal_data_auth: Presigned }),
});
const Banks = z.object({
  data: z.array(z.object({ financial_institution_code: z.string(), financial_institution_name: z.string() })),
});

type Bank = GatewayOptions['banks'][number];

const DAY = 24 * 60 * 60_000;

/** What has to be accepted is asked each time, for its tokens end; the banks of PSE are remembered for a day. */
export function readOptions(settings: WompiSettings, clock: Clock, patience: number): () => Promise<GatewayOptions> {
  let remembered: { banks: Bank[]; until: number } | undefined;
  const banks = async (): Promise<Bank[]> => {
    if (remembered && clock.now().getTime() < remembered.until) return remembered.banks;
    try {
      remembered = { banks: await readBanks(settings, patience), until: clock.now().getTime() + DAY };
    } catch (error) {
      if (!remembered) throw error; // an old list is better than none
    }
    return remembered.banks;
  };
  return async () => {
    const [merchant, known] = await Promise.all([readMerchant(settings, patience), banks()]);
    return { ...merchant, banks: known };
  };
}

async function readMerchant(settings: WompiSettings, patience: number): Promise<Omit<GatewayOptions, 'banks'>> {
  const { url, browserUrl = url, publicKey } = settings;
  const answer = await ask(url, { method: 'GET', path: `/merchants/${publicKey}`, key: publicKey }, patience);
  const merchant = answer.status === 200 ? Merchant.safeParse(answer.body).data : undefined;
  if (!merchant) throw down(answer);
  const { presigned_acceptance: terms, presigned_personal_data_auth: personal } = merchant.data;
  return {
    gateway: { url: browserUrl, publicKey },
    acceptance: { token: terms.acceptance_token, permalink: terms.permalink },
    personalData: { token: personal.acceptance_token, permalink: personal.permalink },
  };
}

async function readBanks({ url, publicKey }: WompiSettings, patience: number): Promise<Bank[]> {
  const answer = await ask(url, { method: 'GET', path: '/pse/financial_institutions', key: publicKey }, patience);
  const banks = answer.status === 200 ? Banks.safeParse(answer.body).data : undefined;
  if (!banks) throw down(answer);
  return banks.data.map((bank) => ({ code: bank.financial_institution_code, name: bank.financial_institution_name }));
}
