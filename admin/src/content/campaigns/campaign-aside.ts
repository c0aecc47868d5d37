import { createContext, type ReactNode } from 'react';

/** What the panel shows beside a campaign, from another wing; the panel's frame says what. */
export const CampaignAside = createContext<ReactNode>(null);
