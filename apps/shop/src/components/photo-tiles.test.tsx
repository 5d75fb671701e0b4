import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PhotoTiles } from './photo-tiles.tsx';

const words = {
  add: 'Agregar',
  photo: (at: number) => `Foto ${at}`,
  remove: (at: number) => `Quitar ${at}`,
  bad: 'No',
};

function Tiles() {
  const [photos, setPhotos] = useState<string[]>([]);
  return <PhotoTiles photos={photos} most={3} words={words} onChange={setPhotos} />;
}

/** The device draws each picture when it is released, as JPEG with this content. */
function heldPictures() {
  const release: (() => void)[] = [];
  const drawn: string[] = [];
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    const content = await file.text();
    await new Promise<void>((resolve) => release.push(resolve));
    drawn.push(content);
    return { width: 4, height: 4, close: () => undefined };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(
    () => `data:image/jpeg;base64,${drawn.at(-1) ?? ''}`,
  );
  return release;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a photo that is chosen while another is drawn takes nothing from it; the same one counts once', async () => {
  const person = userEvent.setup();
  const release = heldPictures();
  render(<Tiles />);
  const choose = (content: string) =>
    person.upload(screen.getByLabelText('Agregar'), new File([content], 'a.jpg', { type: 'image/jpeg' }));
  await choose('AAAA');
  await choose('BBBB');
  await vi.waitFor(() => expect(release).toHaveLength(2));
  release[0]?.();
  expect(await screen.findByAltText('Foto 1')).toBeDefined();
  release[1]?.();
  expect(await screen.findByAltText('Foto 2')).toBeDefined();
  await choose('AAAA');
  await vi.waitFor(() => expect(release).toHaveLength(3));
  release[2]?.();
  await choose('CCCC');
  await vi.waitFor(() => expect(release).toHaveLength(4));
  release[3]?.();
  expect(await screen.findByAltText('Foto 3')).toBeDefined();
  expect(screen.getAllByAltText(/^Foto/).map((image) => image.getAttribute('src')?.slice(-4))).toEqual([
    'AAAA',
    'BBBB',
    'CCCC',
  ]);
});
