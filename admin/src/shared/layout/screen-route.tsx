import type { ComponentType, ReactNode } from 'react';
import { ResourceContextProvider, CanAccess } from 'react-admin';
import { Route } from 'react-router-dom';
import { RefusedScreen } from '../rights/RefusedScreen';

interface Props {
  resource: string;
  action?: 'read' | 'edit' | 'export';
  children: ReactNode;
}

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

/** A screen that only some roles may open. */
function Restricted({ resource, action = 'read', children }: Props) {
  return (
    <CanAccess resource={resource} action={action} accessDenied={<RefusedScreen />}>
      {children}
    </CanAccess>
  );
}
