import type { ComponentType, ReactElement } from 'react';
import type { ResourceProps } from 'react-admin';

export interface MenuEntry {
  /** Whoever may read this sees the entry. */
  resource: string;
  label: string;
  icon: ComponentType;
  /** From the panel's root; the list of the resource unless said otherwise. */
  path?: string;
}

/** What a folder of the panel brings to it: its `index.ts` says it, `capabilities.ts` lists it. */
export interface Capability {
  resources?: readonly ResourceProps[];
  /** The words of its resources, by their names. */
  messages?: Readonly<Record<string, object>>;
  /** Its screens at other addresses than a resource's own. */
  routes?: readonly ReactElement[];
  menu?: readonly MenuEntry[];
}
