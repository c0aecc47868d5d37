import { localStorageStore, memoryStore, type Store } from 'react-admin';
import { canKeep } from './shared/device-storage';

const store = canKeep('localStorage') ? localStorageStore('1', 'LivresEnPartage') : memoryStore();

/** Keeps the theme and how lists were left when a session ends: they are nobody's secret. */
export const panelStore: Store = { ...store, reset: () => undefined };
