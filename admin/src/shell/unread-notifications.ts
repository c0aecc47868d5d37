import { useEffect, useMemo, useState } from 'react';
import { useGetList } from 'react-admin';
import type { AuditEntry } from '@livres/api/contract';
import { readSession } from '../shared/api/session-store';
import { MINUTE_MS } from '@livres/api/contract';

const KEY = 'livres.admin.notifications-opened';
const POLL_MS = MINUTE_MS;
const SHOWN = 20;

/** What happened lately, and how much of it others did since the bell was last opened. */
export function useUnreadNotifications() {
  const [openedAt, setOpenedAt] = useState(readOpenedAt);
  const {
    data = [],
    isPending,
    error,
  } = useGetList<AuditEntry>(
    'audit',
    { pagination: { page: 1, perPage: SHOWN }, sort: { field: 'at', order: 'DESC' }, filter: {} },
    { refetchInterval: POLL_MS, retry: false },
  );
  useEffect(() => {
    const onStorage = (event: StorageEvent) => event.key === KEY && setOpenedAt(readOpenedAt());
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  const me = readSession()?.staff.name;
  const unread = useMemo(
    () => data.filter((entry) => entry.staff_name !== me && Date.parse(entry.at) > openedAt),
    [data, me, openedAt],
  );
  const markRead = () => {
    const now = Math.max(Date.now(), ...data.map(({ at }) => Date.parse(at)));
    localStorage.setItem(KEY, String(now));
    setOpenedAt(now);
  };
  return { entries: data, unread: unread.length, isPending, error, markRead };
}

// A browser that never opened the bell starts from now: old news is no news.
function readOpenedAt(): number {
  const stored = Number(localStorage.getItem(KEY));
  if (stored > 0) return stored;
  const now = Date.now();
  localStorage.setItem(KEY, String(now));
  return now;
}
