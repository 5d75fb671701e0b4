import { expect, test } from 'vitest';
import { orderMailHtml } from './order-mail-html.ts';

const url = 'https://tienda.example/home/profile/orders/history/TN-8F3K2';
const news = {
  subject: 'Recibimos tu pedido TN-8F3K2',
  paragraphs: ['Llega el martes:\n- 2 x Champú: $ 20.000\n- y 3 más', 'Subtotal: $ 20.000\nTotal: $ 20.000'],
};

test('a mail is a page in Spanish with a heading, paragraphs, lists and one link', () => {
  const page = orderMailHtml('Rosa', news, url);
  expect(page).toMatch(/^<!doctype html>\n<html lang="es-CO">/);
  expect(page).toContain('<title>Recibimos tu pedido TN-8F3K2</title>');
  expect(page.match(/<h1 /g)).toHaveLength(1);
  expect(page).toContain('<p>Hola, Rosa:</p>');
  expect(page).toContain('<p>Llega el martes:</p>\n<ul><li>2 x Champú: $ 20.000</li><li>y 3 más</li></ul>');
  expect(page).toContain('<p>Subtotal: $ 20.000<br>Total: $ 20.000</p>');
  expect(page.match(/<a /g)).toHaveLength(1);
  expect(page).toContain(`<a href="${url}"`);
  // reading it fetches nothing
  expect(page).not.toMatch(/<img|<link|src=|@import|url\(/);
});

test('text that a person wrote is escaped', () => {
  const evil = `</p><script>alert("x")</script><a href='https://malo.example'>&amp;`;
  const page = orderMailHtml(evil, { subject: evil, paragraphs: [evil, `- ${evil}`] }, `${url}?"><b>`);
  expect(page).not.toMatch(/<script|<b>|href='/);
  expect(page.match(/<a /g)).toHaveLength(1);
  expect(page).toContain('&lt;/p&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&lt;a href=&#39;');
  expect(page).toContain('&amp;amp;');
});
