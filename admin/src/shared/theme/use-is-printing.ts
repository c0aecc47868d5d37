import { useSyncExternalStore } from 'react';

/** Whether the page is being drawn for paper: from when the browser asks for it until its dialog is closed. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(onChange, () => paper().matches);
}

const paper = () => matchMedia('print');

/** React draws anew what a media query changed before the browser lays the pages out. */
function onChange(draw: () => void): () => void {
  const query = paper();
  query.addEventListener('change', draw);
  return () => query.removeEventListener('change', draw);
}
