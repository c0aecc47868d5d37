import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const PAUSE_MS = 300;

export type Who = '' | 'mine' | 'nobody';
const WHO: Record<string, Record<string, unknown>> = { mine: { mine: true }, nobody: { unassigned: true } };

/** What a board shows, kept in the address; the search waits for a pause in the typing. */
export function useBoardFilter() {
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState(query.get('q') ?? '');
  const who = (query.get('who') ?? '') as Who;
  const q = query.get('q') ?? '';
  const set = (name: string, value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  useEffect(() => {
    if (typed.trim() === q) return undefined;
    const timer = setTimeout(() => set('q', typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  const filter = { ...(q && { q }), ...WHO[who] };
  return { filter, bar: { typed, who, onType: setTyped, onWho: (chosen: Who) => set('who', chosen) } };
}
