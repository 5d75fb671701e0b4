import { afterEach, expect, test, vi } from 'vitest';
import { codeAfterPicture } from './code-after-picture.ts';

const entry = '/assets/index-1.js';
const page = (body: string) =>
  codeAfterPicture(
    `<html><head><link rel="modulepreload" href="${entry}" fetchPriority="low"/><link rel="modulepreload" href="/assets/home-1.js"/></head>` +
      `<body>${body}<script type="module" async="" src="${entry}"></script></body></html>`,
  );

/** Shows the page and runs its one script. */
function show(html: string) {
  const shown = new DOMParser().parseFromString(html, 'text/html');
  document.head.replaceChildren(...shown.head.childNodes);
  document.body.replaceChildren(...shown.body.childNodes);
  const { textContent } = document.querySelector('body > script') ?? {};
  // oxlint-disable-next-line no-eval -- the script is text, as in the page
  (0, eval)(textContent ?? '');
}
const codeFiles = () =>
  [...document.head.querySelectorAll('link, script')].map((it) => it.getAttribute('href') ?? it.getAttribute('src'));

/** A picture that is decoded when the test says so. */
function scriptDecode() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  HTMLImageElement.prototype.decode = () => promise;
  return { resolve, reject };
}

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

test.each(['resolve', 'reject'] as const)(
  'the code of a page comes after its picture (%s), each file once',
  async (end) => {
    const picture = scriptDecode();
    show(page('<img src="/pictures/banner/1/480.webp" fetchPriority="high"/>'));
    await new Promise((done) => setTimeout(done, 50));
    expect(codeFiles()).toEqual([]);
    picture[end]();
    await expect.poll(codeFiles).toEqual([entry, '/assets/home-1.js', entry]);
    expect(document.querySelector('script')?.async).toBe(true);
  },
);

test('a page without a picture gets its code after its first frame', async () => {
  show(page('<h1>Marcas</h1>'));
  expect(codeFiles()).toEqual([]);
  await expect.poll(codeFiles).toHaveLength(3);
});

test('a picture that does not come delays the code by a few seconds at most', () => {
  vi.useFakeTimers();
  scriptDecode();
  show(page('<img src="/pictures/banner/1/480.webp" fetchPriority="high"/>'));
  vi.advanceTimersByTime(2500);
  expect(codeFiles()).toHaveLength(3);
});

test('a hidden tab paints nothing and gets its code at once', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  show(page('<h1>Marcas</h1>'));
  expect(codeFiles()).toHaveLength(3);
  vi.restoreAllMocks();
});

test('a page of the development server stays as it is', () => {
  const html = '<html><head></head><body><script type="module">import "/@id/entry"</script></body></html>';
  expect(codeAfterPicture(html)).toBe(html);
});
