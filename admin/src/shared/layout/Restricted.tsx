import type { ReactNode } from 'react';
import { CanAccess } from 'react-admin';
import { RefusedScreen } from '../rights/RefusedScreen';

interface Props {
  resource: string;
  action?: 'read' | 'edit' | 'export';
  children: ReactNode;
}

/** A screen that only some roles may open. */
export function Restricted({ resource, action = 'read', children }: Props) {
  return (
    <CanAccess resource={resource} action={action} accessDenied={<RefusedScreen />}>
      {children}
    </CanAccess>
  );
}
