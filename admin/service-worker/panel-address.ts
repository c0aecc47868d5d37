const PANEL = '/admin';

export const isPanel = (address: string): boolean => new URL(address).pathname.startsWith(PANEL);

export const panelAddress = (path: string): string => PANEL + path;
