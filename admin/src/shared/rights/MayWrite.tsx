import type { ReactNode } from 'react';
import { CanAccess } from 'react-admin';

interface Props {
  /** The screen's own where none is named. */
  resource?: string;
  children: ReactNode;
}

/** What is offered only to those who may write. */
export function MayWrite({ resource, children }: Props) {
  return (
    <CanAccess action="edit" {...(resource && { resource })}>
      {children}
    </CanAccess>
  );
}
