import { RECORD_SEARCH_LIMITS } from '@livres/api/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CAPABILITIES } from '../../capabilities';
import { api } from '../../shared/api/api';
import type { PanelAct } from '../../shared/layout/capability';
import { namedBy } from '../../shared/records/named-by';
import { mayDo } from '../../shared/rights/rights';
import { MENU_ENTRIES } from '../navigation';
import { shell } from '../shell.fr';
import type { PaletteOption } from './palette-options';

const TYPING_MS = 150;
const PLACES = new Map(CAPABILITIES.flatMap(({ records = [] }) => records).map((one) => [one.resource, one]));
const RIGHT: Record<PanelAct['action'], 'read' | 'export' | 'write'> = {
  read: 'read',
  export: 'export',
  create: 'write',
  edit: 'write',
};

/** The acts and screens that are open to whoever is at work. */
export function fixedOptions(): PaletteOption[] {
  const acts = CAPABILITIES.flatMap(({ acts: own = [] }) => own)
    .filter(({ resource, action }) => mayDo(resource, RIGHT[action]))
    .map(({ resource: _resource, action: _action, ...act }) => ({
      key: `act ${act.label}`,
      group: shell.palette.acts,
      ...act,
    }));
  const screens = MENU_ENTRIES.filter(({ resource }) => mayDo(resource, 'read')).map(({ label, path }) => ({
    key: `screen ${path}`,
    group: shell.palette.screens,
    label,
    path,
  }));
  return [...acts, ...screens];
}

/** The records that the api finds by what is typed, once typing pauses. */
export function useRecordOptions(typed: string) {
  const asked = typed.trim().slice(0, RECORD_SEARCH_LIMITS.most);
  const q = usePaused(asked);
  const {
    data = [],
    isFetching,
    isError,
    isPlaceholderData,
  } = useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => api.get('/admin/search', { params: { q }, signal }),
    enabled: q.length >= RECORD_SEARCH_LIMITS.least,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  const isAsked = q.length >= RECORD_SEARCH_LIMITS.least;
  const isLate = isPlaceholderData || q !== asked;
  const isNamed = namedBy(asked);
  const options = (isAsked ? data : []).flatMap(({ resource, id, name }): PaletteOption[] => {
    if (isLate && !isNamed(name)) return [];
    const place = PLACES.get(resource);
    const group = MENU_ENTRIES.find((entry) => entry.resource === resource)?.label;
    if (!place || !group) return [];
    return [{ key: `${resource} ${id}`, group, label: name, path: place.path(id) }];
  });
  return { options, isSearching: isFetching || isLate, hasFailed: isAsked && isError };
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
