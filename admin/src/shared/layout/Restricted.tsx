import type { ReactNode } from 'react';
import { AccessDenied, CanAccess } from 'react-admin';

/** A screen that only some roles may open. */
export function Restricted({ resource, children }: { resource: string; children: ReactNode }) {
  return (
    <CanAccess resource={resource} action="read" accessDenied={<AccessDenied />}>
      {children}
    </CanAccess>
  );
}
