import type { Photo, PhotoAlbum } from '@tonalia/contract/media-office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import {
  type PhotoLook,
  type PhotoOwnerName,
  albumQuery,
  deletePhoto,
  orderPhotos,
  restorePhoto,
  savePhoto,
  uploadPhoto,
} from '../../api/photos.ts';
import { photoTexts as texts } from '../../messages/photos.es-CO.ts';

/** In bytes; the server has the same limit. */
const MOST_BYTES = 15 * 1024 * 1024;

/** The acts on the photographs of an owner; each shows the answer of the server, and a refusal in its place. */
export function useAlbum(owner: PhotoOwnerName) {
  const cache = useQueryClient();
  const [left, setLeft] = useState(0);
  const [failures, setFailures] = useState<string[]>([]);
  const { queryKey } = albumQuery(owner);

  /** Whether it was done. */
  async function run(act: () => Promise<PhotoAlbum>): Promise<PhotoAlbum | undefined> {
    setFailures([]);
    try {
      const album = await act();
      cache.setQueryData(queryKey, album);
      return album;
    } catch (cause) {
      setFailures([sentenceOf(cause)]);
      await cache.invalidateQueries({ queryKey });
      return undefined;
    }
  }

  /** One after the other, so that they keep the order in which they were chosen. Returns the last that was added. */
  async function upload(files: readonly File[]): Promise<Photo | undefined> {
    const refused: string[] = [];
    let added: Photo | undefined;
    setFailures([]);
    for (const [at, file] of files.entries()) {
      setLeft(files.length - at);
      try {
        if (file.size > MOST_BYTES) throw new Error(texts.tooLarge);
        const album = await uploadPhoto(owner, file);
        cache.setQueryData(queryKey, album);
        added = album.photos.at(-1);
      } catch (cause) {
        const why = cause instanceof Error && cause.message === texts.tooLarge ? texts.tooLarge : sentenceOf(cause);
        refused.push(texts.failedFile(file.name, why));
        setFailures([...refused]);
      }
    }
    setLeft(0);
    return added;
  }

  return {
    left,
    failures,
    upload,
    save: (id: string, look: PhotoLook) => run(() => savePhoto(id, look)),
    remove: (photo: Photo) => run(() => deletePhoto(photo)),
    restore: (id: string) => run(() => restorePhoto(id)),
    order: (ids: string[]) => run(() => orderPhotos(owner, ids)),
  };
}
