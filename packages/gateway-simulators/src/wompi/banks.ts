import type { WompiStatus } from './ledger.ts';

interface Bank {
  financial_institution_code: string;
  financial_institution_name: string;
}

/** The bank where a person decides on its page. */
export const BANK_THAT_ASKS = '9000';

/** Banks of the sandbox: some decide on their own, one asks a person. */
export const banks: (Bank & { fate: WompiStatus | null })[] = [
  { financial_institution_code: BANK_THAT_ASKS, financial_institution_name: 'Banco de prueba', fate: null },
  { financial_institution_code: '1', financial_institution_name: 'Banco que aprueba', fate: 'APPROVED' },
  { financial_institution_code: '2', financial_institution_name: 'Banco que rechaza', fate: 'DECLINED' },
  { financial_institution_code: '3', financial_institution_name: 'Banco que simula un error', fate: 'ERROR' },
];
