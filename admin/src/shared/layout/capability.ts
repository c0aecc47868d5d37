import type { ComponentType, ReactElement } from 'react';
import type { ResourceProps } from 'react-admin';

export interface MenuEntry {
  /** Whoever may read this sees the entry. */
  resource: string;
  /** The title of its screen. */
  label: string;
  icon: ComponentType;
  /** From the panel's root; the list of the resource unless said otherwise. */
  path?: string;
}

/** Something that staff do from anywhere in the panel. */
export type PanelAct = {
  /** Whoever may do this with it is offered the act. */
  resource: string;
  action: 'read' | 'create' | 'edit' | 'export';
  label: string;
} & (
  | { /** Where it is done. */ path: string }
  | {
      /** What it does, there and then. */
      run: () => Promise<void>;
    }
);

/** Where a record of a resource opens, that the api's search finds. */
export interface RecordPlace {
  resource: string;
  path: (id: string) => string;
}

/** What a folder of the panel brings to it: its `index.ts` says it, `capabilities.ts` lists it. */
export interface Capability {
  resources?: readonly ResourceProps[];
  /** The words of its resources, by their names. */
  messages?: Readonly<Record<string, object>>;
  /** Its screens at other addresses than a resource's own. */
  routes?: readonly ReactElement[];
  menu?: readonly MenuEntry[];
  acts?: readonly PanelAct[];
  records?: readonly RecordPlace[];
}
