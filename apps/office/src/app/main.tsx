import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { makeCache } from './cache.ts';
import { leaveOffice } from './leave.ts';
import { makeRouter } from './router.tsx';
import { registerWorker } from './worker/register-worker.ts';
import './styles.css';

const cache = makeCache(() => leaveOffice(router, cache));
const router = makeRouter(cache);
const place = document.getElementById('root');
if (place)
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={cache}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
registerWorker();
