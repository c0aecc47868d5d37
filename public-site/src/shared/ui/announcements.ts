import { useEffect } from 'react';
import { createListeners } from './listeners';

const TOGETHER_MS = 100;

let said = '';
let waiting: string[] = [];
const announcementListeners = createListeners();

/** What is read out in addition, for those who ask for it in the accessibility menu. */
export const announcements = {
  say(text: string): void {
    if (document.documentElement.dataset['screenReader'] !== 'on') return;
    waiting.push(text);
    if (waiting.length === 1) setTimeout(sayTogether, TOGETHER_MS);
  },
  subscribe: announcementListeners.subscribe,
  current: () => said,
  onServer: () => '',
};

function sayTogether(): void {
  said = waiting.join(' ');
  waiting = [];
  announcementListeners.notify();
}

/** Says the text each time it changes; null says nothing. */
export function useAnnouncement(text: string | null): void {
  useEffect(() => {
    if (text) announcements.say(text);
  }, [text]);
}
