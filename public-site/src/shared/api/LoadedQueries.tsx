import { HydrationBoundary, type DehydratedState } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

/** Gives what the server read to the queries below. It was current when the page was served, so it starts its life now. */
export function LoadedQueries({
  state,
  children,
}: {
  state: DehydratedState | null | undefined;
  children: ReactNode;
}) {
  const [served] = useState(() => (state ? servedNow(state) : undefined));
  return <HydrationBoundary state={served}>{children}</HydrationBoundary>;
}

function servedNow(state: DehydratedState): DehydratedState {
  const dataUpdatedAt = Date.now();
  return {
    ...state,
    queries: state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  };
}
