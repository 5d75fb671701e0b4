import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Carousel } from './carousel.tsx';

const row = (
  <Carousel label="Ofertas" atOnce={3}>
    {Array.from({ length: 10 }, (_, index) => (
      <span key={index}>Producto {index}</span>
    ))}
  </Carousel>
);

test('the server renders the items that a wide screen shows, and a browser adds the others', () => {
  expect(renderToString(row).match(/<li/g)).toHaveLength(3);
  render(row);
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
});
