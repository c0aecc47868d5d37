import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';

interface PageValues {
  now: Date;
  savesData: boolean;
}

const PageContext = createContext<PageValues>({ now: new Date(0), savesData: false });

interface PageContextProviderProps {
  renderedAt: string;
  savesData: boolean;
  children: ReactNode;
}

/** The clock that phases are read on: the server's while the page is taken over, then the visitor's. */
export function PageContextProvider({ renderedAt, savesData, children }: PageContextProviderProps) {
  const [now, setNow] = useState(() => new Date(renderedAt));
  // Half the page reads the clock: in its own time.
  useEffect(() => startTransition(() => setNow(new Date())), []);
  return <PageContext value={{ now, savesData }}>{children}</PageContext>;
}

export function usePageContext(): PageValues {
  return useContext(PageContext);
}
