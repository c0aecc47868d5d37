import { followTranslations } from '@livres/api/client/translated-text';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { followWithoutScript } from './offline/follow-without-script';

const isKept = import.meta.env.PROD && 'serviceWorker' in navigator;
followTranslations();
if (isKept) followWithoutScript();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

const FIRST_VISIT_WAITS_MS = 1_500;

if (isKept) {
  const wait = navigator.serviceWorker.controller ? 0 : FIRST_VISIT_WAITS_MS;
  setTimeout(() => void startKeepingPages(), wait);
}

/** A network lost meanwhile leaves this visit without kept pages; the next one keeps them. */
async function startKeepingPages(): Promise<void> {
  const module = await import('./offline/keep-pages').catch(() => null);
  await module?.keepPages().catch(() => {});
}
