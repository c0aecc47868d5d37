import { useMediaQuery } from '@mui/material';
import { createContext, use } from 'react';

/** Whether drawings appear at once, as in a picture that is taken of them. */
export const Still = createContext(false);

export function useStill(): boolean {
  const isStill = use(Still);
  return useMediaQuery('(prefers-reduced-motion: reduce)') || isStill;
}
