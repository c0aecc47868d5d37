import { createContext, useContext } from 'react';
import type { Move } from './publication-state';

/** Asks for a move of the record of this form: a dialog says what it changes for whom, and confirms. */
export type AskForMove = (move: Move) => void;

const MovesContext = createContext<AskForMove | null>(null);
export const MovesProvider = MovesContext.Provider;

/** Null where the record is only read. */
export const useAskForMove = (): AskForMove | null => useContext(MovesContext);
