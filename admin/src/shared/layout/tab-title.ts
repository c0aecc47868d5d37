/** What the browser's tab and its history call a screen of the panel. */
export const tabTitle = (screen: string): string => `${screen} – Livres en partage`;
