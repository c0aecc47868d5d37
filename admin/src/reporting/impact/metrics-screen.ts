import { createContext, useContext } from 'react';
import type { useFigureEdits } from './use-figure-edits';

interface MetricsScreen extends ReturnType<typeof useFigureEdits> {
  mayWrite: boolean;
}

/** What every figure of the screen shares: the edits under way, and whether this person may make any. */
const MetricsScreenContext = createContext<MetricsScreen | null>(null);

export const MetricsScreenProvider = MetricsScreenContext.Provider;

export function useMetricsScreen(): MetricsScreen {
  const screen = useContext(MetricsScreenContext);
  if (!screen) throw new Error('Only on the screen of the figures.');
  return screen;
}
