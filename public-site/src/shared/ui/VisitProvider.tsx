import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';

interface Visit {
  now: Date;
  savesData: boolean;
}

const VisitContext = createContext<Visit>({ now: new Date(0), savesData: false });

interface VisitProviderProps {
  renderedAt: string;
  savesData: boolean;
  children: ReactNode;
}

/** The clock that phases are read on: the server's while the page is taken over, then the visitor's. */
export function VisitProvider({ renderedAt, savesData, children }: VisitProviderProps) {
  const [now, setNow] = useState(() => new Date(renderedAt));
  // Half the page reads the clock: in its own time.
  useEffect(() => startTransition(() => setNow(new Date())), []);
  return <VisitContext value={{ now, savesData }}>{children}</VisitContext>;
}

export function useVisit(): Visit {
  return useContext(VisitContext);
}
