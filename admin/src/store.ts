import { localStorageStore, type Store } from 'react-admin';

const store = localStorageStore('1', 'LivresEnPartage');

/** Keeps the theme and how lists were left when a session ends: they are nobody's secret. */
export const panelStore: Store = { ...store, reset: () => undefined };
