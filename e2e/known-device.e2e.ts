import { expect, open, test } from './journey.ts';
import { fillLogin, makeCustomer } from './people.ts';
import { strangersGuess } from './strangers.ts';

test('the right password signs in from a new device during a guessing attack, and at once the next time · T10', async ({
  page,
  db,
  faults,
}) => {
  const { email } = await makeCustomer(db);
  const statuses = await strangersGuess(email, 60);
  expect(statuses.slice(0, 10)).toEqual(Array<number>(10).fill(401));
  expect(statuses.at(-1)).toBe(403);

  faults.expect(/403 POST .*auth\/login/, /status of 403/);
  const answers: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/v3/auth/login') && answer.request().postData()?.includes(email))
      answers.push(answer.status());
  });
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await open(page, '/login?with=email');
  expect(workers).toEqual([]);
  await fillLogin(page, email);
  expect(answers).toEqual([403, 200]);
  expect(workers).toHaveLength(1);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === '__Host-device')).toMatchObject({ httpOnly: true, secure: true });

  // signed out, the device stays known
  await page.context().clearCookies({ name: /rt$|signed-in/ });
  await open(page, '/login?with=email');
  answers.length = 0;
  await fillLogin(page, email);
  expect(answers).toEqual([200]);
});
