import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNotificationSummary } from '../inbox/use-notification-summary';
import { useCountInTitle } from './count-in-title';
import { setLive } from './live-state';
import { followNotifications } from './notification-stream';

/** A message on the telephone was touched while the panel is open: it goes there. */
function useOpenedFromOutside(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
    const go = ({ data }: MessageEvent<{ open?: string }>) => data.open && void navigate(data.open);
    workers?.addEventListener('message', go);
    workers?.startMessages();
    return () => workers?.removeEventListener('message', go);
  }, [navigate]);
}

/** So that five hundred panels do not all ask at the same instant. */
const SPREAD_MS = 300;

/** Keeps the bell, the inbox and the tab's title as the server knows them, on every screen. */
export function LiveNotifications() {
  const queries = useQueryClient();
  const { data } = useNotificationSummary();
  useOpenedFromOutside();
  useCountInTitle(data?.unread ?? 0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer = undefined;
      void queries.invalidateQueries({ queryKey: ['notifications'] });
    };
    const stop = followNotifications((message) => {
      if (message !== 'news') setLive(message === 'open');
      if (message !== 'away') timer ??= setTimeout(refresh, Math.random() * SPREAD_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queries]);
  return null;
}
