import { CHECK_IN_LIMITS } from '@livres/api/contract';
import { useState } from 'react';
import { deviceStorage } from '../../shared/device-storage';

const KEY = 'livres.admin.check-in.door';

/** The name of the door at which this phone is, chosen once; null before. */
export function useDoorName(): [string | null, (name: string | null) => void] {
  const [name, setName] = useState(() => deviceStorage.getItem(KEY));
  const change = (chosen: string | null) => {
    const kept = chosen?.trim().slice(0, CHECK_IN_LIMITS.door) || null;
    if (kept === null) deviceStorage.removeItem(KEY);
    else deviceStorage.setItem(KEY, kept);
    setName(kept);
  };
  return [name, change];
}
