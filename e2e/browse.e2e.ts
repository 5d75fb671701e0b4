import { expect, here, open, test } from './journey.ts';

test('going back restores a list: its position, its order and its loaded pages · RT-20 GEN-04', async ({
  page,
  request,
}) => {
  const { results } = (await (await request.get('/api/products/category/list')).json()) as {
    results: { _id: string; products: number }[];
  };
  const [largest] = results.toSorted((one, other) => other.products - one.products);
  await open(page, `/home/categories/${largest?._id}/categoria`);
  const cards = page.getByRole('main').getByRole('article');
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('Menor precio');
  await expect(page).toHaveURL(/\?sort=price_asc$/);
  const list = here(page);
  await page.getByRole('button', { name: 'Ver más productos' }).scrollIntoViewIfNeeded();

  const chosen = cards.nth(29);
  await chosen.scrollIntoViewIfNeeded();
  const name = await chosen.getByRole('heading').innerText();
  const before = await chosen.boundingBox();
  // The heart and the button of a card are beside its link.
  await chosen.getByRole('link', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached();
  const again: string[] = [];
  page.on('request', (asked) => asked.url().includes('page=2') && again.push(asked.url()));
  await page.goBack();
  expect(here(page)).toBe(list);
  await expect(chosen.getByRole('heading')).toHaveText(name);
  await expect.poll(async () => Math.abs(((await chosen.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(80);
  expect(again).toEqual([]);
});

test('the category menu works with the keyboard; Esc returns the focus, an arrow and Enter open a category', async ({
  page,
  viewport,
}) => {
  test.skip((viewport?.width ?? 0) < 1024, 'a phone has a page of its own for them');
  await open(page, '/home/manufacturers');
  const button = page.getByRole('button', { name: 'Categorías' });
  const menu = page.getByRole('dialog', { name: 'Categorías' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('tab').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(menu.getByRole('tab').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const name = await menu.getByRole('tab', { selected: true }).innerText();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached();
  await expect(menu).toBeHidden();
});
