import { sharePageMessages as words } from '../../../messages/share-page.es-CO.ts';
import { type VisitorChoice, nextUnits, readChosen } from './chosen.ts';
import { type PageItem, around, one, pageItems } from './dom.ts';
import { followFilters } from './filter.ts';
import { sendChosen } from './send.ts';
import { showChosen, showUnits } from './show.ts';

const token = location.pathname.split('/').at(-1) ?? '';
const kept = `tonalia.share.${token}`;
const items = pageItems();
const ids = items.map(({ versionId }) => versionId);
const byId = new Map(items.map((item) => [item.versionId, item]));
const chosen: VisitorChoice = readChosen(
  read(),
  Object.fromEntries(items.flatMap(({ versionId, proposed }) => (proposed > 0 ? [[versionId, proposed]] : []))),
);

const unitsOf = ({ versionId }: PageItem): number => chosen.units[versionId] ?? 0;

function read(): string | null {
  try {
    return localStorage.getItem(kept);
  } catch {
    return null;
  }
}

function keep(): void {
  try {
    localStorage.setItem(kept, JSON.stringify(chosen));
  } catch {
    // The choice lasts until the page is left.
  }
}

function setUnits(item: PageItem, units: number): void {
  chosen.units[item.versionId] = units;
  showUnits(item, units);
  showChosen(items, unitsOf);
  keep();
}

/** Shows what was sent, or the page to choose from. */
function showStep(answerId: string): void {
  chosen.answerId = answerId;
  one('[data-choosing]').hidden = answerId !== '';
  one('[data-sent]').hidden = answerId === '';
  const address = `${document.body.dataset.publicUrl ?? location.origin}/home/quick-order?answer=${answerId}`;
  const text = words.hello(one('[data-sum]').textContent ?? '', address);
  one<HTMLAnchorElement>('[data-whatsapp]').href = `https://wa.me/?text=${encodeURIComponent(text)}`;
  keep();
}

document.addEventListener('click', (event) => {
  const item = byId.get(around(event, '[data-item]')?.dataset.item ?? '');
  const by = around(event, '[data-by]')?.dataset.by;
  const drop = byId.get(around(event, '[data-drop]')?.dataset.drop ?? '');
  if (item && by !== undefined) {
    const units = nextUnits(unitsOf(item), Number(by), item.step);
    setUnits(item, units);
    if (units === 0) item.element.querySelector<HTMLElement>('[data-tap]')?.focus();
  } else if (item && around(event, '[data-take]')) setUnits(item, unitsOf(item) > 0 ? 0 : item.proposed);
  else if (item && around(event, '[data-tap]')) setUnits(item, nextUnits(unitsOf(item), 1, item.step));
  else if (drop) {
    setUnits(drop, 0);
    one('#tu-lista').focus();
  } else if (around(event, '[data-see]')) one('#tu-lista').focus({ preventScroll: true });
  else if (around(event, '[data-change]')) {
    showStep('');
    one('#tu-lista').focus();
  }
});

const form = one<HTMLFormElement>('[data-form]');
const [nameField, noteField] = [one<HTMLInputElement>('#nombre'), one<HTMLTextAreaElement>('#nota')];
form.addEventListener('input', () => {
  [chosen.name, chosen.note] = [nameField.value, noteField.value];
  keep();
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void send();
});

async function send(): Promise<void> {
  const [button, failed] = [one<HTMLButtonElement>('[data-send]'), one('[data-failed]')];
  if (button.ariaBusy === 'true' || button.disabled) return;
  button.ariaBusy = 'true';
  one('span', button).textContent = words.sending;
  failed.hidden = true;
  const sending = sendChosen(token, chosen, ids);
  keep();
  const outcome = await sending;
  button.ariaBusy = 'false';
  one('span', button).textContent = words.send;
  if ('answerId' in outcome) {
    showStep(outcome.answerId);
    scrollTo(0, 0);
    return one('[data-sent] h1').focus();
  }
  failed.textContent = outcome.refused ?? words.failed;
  failed.hidden = false;
}

[nameField.value, noteField.value] = [chosen.name, chosen.note];
for (const item of items) showUnits(item, unitsOf(item));
showChosen(items, unitsOf);
followFilters(items);
if (chosen.answerId !== '') showStep(chosen.answerId);
new IntersectionObserver(([panel]) => {
  one('[data-bar]').toggleAttribute('data-away', panel?.isIntersecting ?? false);
}).observe(one('.sp-panel'));
