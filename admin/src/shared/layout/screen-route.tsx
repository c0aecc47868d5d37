import type { ComponentType } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Route } from 'react-router-dom';
import { Restricted } from './Restricted';

interface Access {
  resource: string;
  action?: 'read' | 'edit' | 'export';
  /** Whether the screen is one of this resource for react-admin too. */
  inContext?: boolean;
}

/** A screen at an address of its own: for those who may do this with the resource, or for everyone. */
export function screenRoute(path: string, Screen: ComponentType, access?: Access) {
  return <Route key={path} path={path} element={access ? restricted(Screen, access) : <Screen />} />;
}

function restricted(Screen: ComponentType, { resource, action = 'read', inContext = false }: Access) {
  const screen = <Screen />;
  return (
    <Restricted resource={resource} action={action}>
      {inContext ? <ResourceContextProvider value={resource}>{screen}</ResourceContextProvider> : screen}
    </Restricted>
  );
}
