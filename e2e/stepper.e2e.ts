import type { Locator, Page } from '@playwright/test';
import { overStock } from '@tonalia/contract/literals.es-CO';
import { makeProduct } from './catalogue.ts';
import { expect, open, test } from './journey.ts';
import { makeCustomer, signIn } from './people.ts';
import { fillCart } from './purchase.ts';

/** Records the position of every element except the stepper, and calls `act`. Returns the elements that moved. */
async function movedBy(page: Page, stepper: Locator, act: () => Promise<void>): Promise<string[]> {
  await stepper.scrollIntoViewIfNeeded();
  // Shelves further down load when they come near the window.
  await page.waitForLoadState('networkidle');
  const before = await stepper.evaluateHandle((group) => {
    const scope = group.closest('dialog') ?? document.body;
    const boxOf = (one: Element) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left + scrollX, top + scrollY, width, height].map((side) => Math.round(side)).join(' ');
    };
    // A card of a row that is not scrolled to has no place yet.
    const isLaidOut = (one: Element) => one.checkVisibility({ contentVisibilityAuto: true });
    const others = [...scope.querySelectorAll('*')].filter((one) => !group.parentElement?.contains(one));
    return { boxOf, places: others.filter(isLaidOut).map((one) => [one, boxOf(one)] as const) };
  });
  await act();
  return before.evaluate(({ boxOf, places }) =>
    places
      .filter(([one, box]) => one.isConnected && boxOf(one) !== box)
      .map(([one, box]) => `<${one.localName}> from ${box} to ${boxOf(one)}`),
  );
}

/** What hides a part of the stepper's note: a clipping edge, an overlapping element, or the control below it. */
const hiddenParts = (stepper: Locator): Promise<string[]> =>
  stepper.evaluate((group) => {
    const note = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    if (!note) return ['there is no note'];
    const { left, right, top, bottom } = note.getBoundingClientRect();
    const control = group.getBoundingClientRect();
    const faults = bottom > control.top && top < control.bottom ? ['the note covers its control'] : [];
    for (const x of [left + 6, (left + right) / 2, right - 6])
      for (const y of [top + 3, bottom - 3]) {
        const hit = document.elementFromPoint(x, y);
        if (hit !== note) faults.push(`at ${Math.round(x)}, ${Math.round(y)} there is <${hit?.localName}>`);
      }
    return faults;
  });

async function expectStill(page: Page, stepper: Locator, message: string, act: () => Promise<void>): Promise<void> {
  const moved = await movedBy(page, stepper, async () => {
    await act();
    await expect(stepper).toHaveAccessibleDescription(message);
  });
  expect(moved, message).toEqual([]);
  expect(await hiddenParts(stepper), message).toEqual([]);
}

/** Types something that is not a quantity. */
async function typeWrong(page: Page, stepper: Locator): Promise<void> {
  await stepper.getByRole('button', { name: /escribir la cantidad/ }).click();
  await page.keyboard.type('1.200');
  await page.keyboard.press('Enter');
}

const wrong = 'No uses puntos ni comas.';

for (const width of [320, 390])
  test(`at ${width} px an error of a quantity moves nothing on the page and is fully visible`, async ({
    page,
    db,
    request,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const customer = await makeCustomer(db);
    const product = await makeProduct(db, { stock: 2 });
    const more = await makeProduct(db, { stock: 90 });
    const dye = await makeProduct(db, {
      shades: ['7.1', '7.2', '7.3', '8.1', '8.2', '8.3'].map((code) => ({ code, name: 'Rubio', stock: 1 })),
    });
    await fillCart(request, customer, product, 2);
    await fillCart(request, customer, more, 3);
    await signIn(page, customer.email, more.path);
    const quantityOf = (name: string) => page.getByRole('group', { name: `Cantidad de ${name}` });

    const ofPage = quantityOf(more.name);
    await expectStill(page, ofPage, wrong, () => typeWrong(page, ofPage));

    await open(page, `/view-results-search?search=${encodeURIComponent(product.code)}`);
    const ofCard = quantityOf(product.name).first();
    const plus = ofCard.getByRole('button', { name: /^Agregar/ });
    await expect(ofCard).toHaveAccessibleDescription(/2/);
    await expectStill(page, ofCard, overStock(2), () =>
      // A button at its limit is marked as disabled but still takes a tap; Playwright would wait for it.
      plus.click({ force: true }),
    );

    await open(page, '/home/cart');
    for (const { name } of [more, product]) {
      const ofLine = quantityOf(name).first();
      await expectStill(page, ofLine, wrong, () => typeWrong(page, ofLine));
      await page.getByRole('heading', { level: 1 }).filter({ visible: true }).first().click();
      await expect(ofLine).not.toHaveAccessibleDescription(wrong);
    }

    await open(page, `${dye.path}?carta=${dye.id}`);
    const card = page.getByRole('dialog');
    for (const shade of await card.getByRole('button', { name: /, agregar$/ }).all()) await shade.focus();
    await card.getByRole('button', { name: /^8\.3.*, agregar$/ }).click();
    const ofShade = card.getByRole('group', { name: /^Cantidad de 8\.3/ });
    await ofShade.getByRole('button', { name: /escribir la cantidad/ }).focus();
    await expectStill(page, ofShade, wrong, async () => {
      await page.keyboard.press('Enter');
      await page.keyboard.type('1.200');
      await page.keyboard.press('Enter');
    });
  });
