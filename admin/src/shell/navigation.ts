import { SECTIONS } from '../capabilities';
import type { MenuEntry } from '../shared/layout/capability';

export const PANEL_ROOT = '/admin';

export type NavigationEntry = Required<MenuEntry>;

/** The sidebar, in order. */
export const NAVIGATION = SECTIONS.map(({ title, capabilities }) => ({
  title,
  entries: capabilities.flatMap(({ menu = [] }) =>
    menu.map((entry): NavigationEntry => ({ path: `/${entry.resource}`, ...entry })),
  ),
}));

export const MENU_ENTRIES = NAVIGATION.flatMap(({ entries }) => entries);
