/** What the browser's tab and its history call a screen of the panel; the site is named once its name is known. */
export const tabTitle = (screen: string, site: string): string => (site ? `${screen} – ${site}` : screen);
