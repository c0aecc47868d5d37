import { useLocation } from 'react-router';
import { useHydrated } from './use-hydrated';
import { usePageContext } from './PageContextProvider';

/**
 * The state that the previous page passed on: beside the address where there is a script (a reload keeps it), in its query
 * where there is none or where an email leads here.
 */
export function useNavigationState(): Record<string, string> {
  const isHydrated = useHydrated();
  const { search, state } = useLocation();
  const inAddress = Object.fromEntries(new URLSearchParams(search));
  return isHydrated ? { ...inAddress, ...textsIn(state) } : inAddress;
}

/** Whether a script will still add to what the address says. */
export function useIsStatePending(): boolean {
  const isHydrated = useHydrated();
  const { savesData } = usePageContext();
  return !isHydrated && !savesData;
}

function textsIn(state: unknown): Record<string, string> {
  if (typeof state !== 'object' || state === null) return {};
  return Object.fromEntries(
    Object.entries(state).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
