import { useEffect } from 'react';

const TOGETHER_MS = 100;

let said = '';
let waiting: string[] = [];
const listeners = new Set<() => void>();

/** What is read out in addition, for those who ask for it in the accessibility menu. */
export const announcements = {
  say(text: string): void {
    if (document.documentElement.dataset['screenReader'] !== 'on') return;
    waiting.push(text);
    if (waiting.length === 1) setTimeout(sayTogether, TOGETHER_MS);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => said,
  onServer: () => '',
};

function sayTogether(): void {
  said = waiting.join(' ');
  waiting = [];
  for (const listener of listeners) listener();
}

/** Says the text each time it changes; null says nothing. */
export function useAnnouncement(text: string | null): void {
  useEffect(() => {
    if (text) announcements.say(text);
  }, [text]);
}
