import { expect, test } from './journey.ts';
import { walkMainScreens } from './main-screens.ts';
import { lostControls, shareOfBars, smallTargets, smallText } from './measure.ts';

const views = {
  'on its side': { size: { width: 844, height: 390 }, text: 16 },
  'text at 200 %': { size: { width: 390, height: 844 }, text: 32 },
};

// One walk for all checks: loading the screens takes longer than measuring them.
test('every control of the main screens can be tapped, also with text at 200 % and in landscape', async ({
  page,
  db,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const devtools = await page.context().newCDPSession(page);
  const found: string[] = [];
  await walkMainScreens(page, db, request, async (screen) => {
    for (const fault of [...(await smallTargets(page)), ...(await smallText(page))]) found.push(`${screen}: ${fault}`);
    const usual = page.viewportSize() ?? { width: 390, height: 844 };
    for (const [view, { size, text }] of Object.entries(views)) {
      await page.setViewportSize(size);
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: text } });
      await expect(page.locator('html')).toHaveCSS('font-size', `${text}px`);
      const bars = await shareOfBars(page);
      if (bars > 0.4) found.push(`${screen}, ${view}: bars take ${Math.round(bars * 100)} % of the window`);
      for (const fault of await lostControls(page)) found.push(`${screen}, ${view}: ${fault}`);
    }
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await page.setViewportSize(usual);
  });
  expect(found.join('\n')).toBe('');
});
