import { createContext, type ReactNode } from 'react';

/** What the panel shows above the rows of every list, from a wing; the panel's frame says what. */
export const AboveLists = createContext<ReactNode>(null);
