import { useSyncExternalStore } from 'react';
import { isMotionReduced } from './is-motion-reduced';

/** Whether motion is reduced now, by the visitor's choice on the site or by their device's; false on the server. */
export function useMotionReduced(): boolean {
  return useSyncExternalStore(subscribe, isMotionReduced, () => false);
}

function subscribe(listener: () => void): () => void {
  const device = window.matchMedia('(prefers-reduced-motion: reduce)');
  const choice = new MutationObserver(listener);
  choice.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  device.addEventListener('change', listener);
  return () => {
    choice.disconnect();
    device.removeEventListener('change', listener);
  };
}
