import type { ProductEvent } from '@tonalia/contract/product-history';
import type {
  DoctorFinding,
  NewProduct,
  OfficeProduct,
  PackDrawing,
  ProductSaveBody,
  ProductSaved,
} from '@tonalia/contract/product-office';
import type { z } from 'zod';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

export const productQuery = (id: string) =>
  queryOptions<OfficeProduct>({
    queryKey: ['products', 'product', id],
    queryFn: ({ signal }) =>
      call('products', 'GET /office/products/{id}', { params: { id }, signal }).then(({ results }) => results),
  });

/** Why the shop does not sell a product. */
export const doctorQuery = (id: string) =>
  queryOptions<DoctorFinding[]>({
    queryKey: ['products', 'doctor', id],
    queryFn: ({ signal }) =>
      call('products', 'GET /office/products/{id}/doctor', { params: { id }, signal }).then(({ results }) => results),
  });

/** The drawn pack of a product in every form. */
export const packsQuery = (id: string, colours: { body: string; cap: string }) =>
  queryOptions<PackDrawing[]>({
    queryKey: ['products', 'packs', id, colours],
    queryFn: ({ signal }) =>
      call('products', 'GET /office/products/{id}/packs', { params: { id }, query: colours, signal }).then(
        ({ results }) => results,
      ),
    placeholderData: keepPreviousData,
  });

/** What changed a product, the newest first. */
export const historyQuery = (id: string, limit: number) =>
  queryOptions<ProductEvent[]>({
    queryKey: ['products', 'history', id, limit],
    queryFn: ({ signal }) =>
      call('products', 'GET /office/products/{id}/history', {
        params: { id },
        query: { limit: String(limit) },
        signal,
      }).then(({ results }) => results),
    placeholderData: keepPreviousData,
  });

/** Saves a product with its shades, whole or not at all. */
export const saveProduct = (id: string, body: ProductSaveBody): Promise<ProductSaved> =>
  call('products', 'PUT /office/products/{id}', { params: { id }, body }).then(({ results }) => results);

/** Creates a draft; returns its id. */
export const createProduct = (body: z.input<typeof NewProduct>): Promise<string> =>
  call('products', 'POST /office/products', { body }).then(({ results }) => results._id);
