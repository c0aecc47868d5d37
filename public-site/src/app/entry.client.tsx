import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

const KEEP_AFTER_MS = 1_500;

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  setTimeout(() => void import('../offline/keep-pages').then(({ keepPages }) => keepPages()), KEEP_AFTER_MS);
