import { createContext, type ReactNode } from 'react';

/** What the panel shows beside an update, from another wing; the panel's frame says what. */
export const CampaignUpdateAside = createContext<ReactNode>(null);
