import type { BrowserContext } from '@playwright/test';
import { demoAccounts, DEMO_PASSWORD } from '@tonalia/demo/accounts';

/** Signs the demo's customer in through the form; the context keeps the session. */
export async function signInAsCustomer(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/login?redirect=%2Fhome%2Fprofile&with=email`);
  await page.getByLabel('Correo').fill(demoAccounts.customer.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL(/\/home\/profile/);
  await page.close();
}
