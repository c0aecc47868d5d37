import { type QueryClient, useQueryClient } from '@tanstack/react-query';
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

/** A list whose first look is under way may answer what was before the news: it is not cut off, and looks again. */
async function lookAgain(queries: QueryClient): Promise<void> {
  const asked = { queryKey: ['notifications'] };
  const isFirstLook = queries
    .getQueryCache()
    .findAll(asked)
    .some(({ state }) => state.data === undefined && state.fetchStatus !== 'idle');
  await queries.invalidateQueries(asked);
  if (isFirstLook) await queries.invalidateQueries(asked);
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
      void lookAgain(queries);
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
