import { CHECK_IN_LIMITS } from '@livres/api/contract';
import { useState } from 'react';

const KEY = 'livres.admin.check-in.door';

/** The name of the door at which this phone is, chosen once; null before. */
export function useDoorName(): [string | null, (name: string | null) => void] {
  const [name, setName] = useState(() => localStorage.getItem(KEY));
  const change = (chosen: string | null) => {
    const kept = chosen?.trim().slice(0, CHECK_IN_LIMITS.door) || null;
    if (kept === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, kept);
    setName(kept);
  };
  return [name, change];
}
