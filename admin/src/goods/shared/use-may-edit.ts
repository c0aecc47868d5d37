import { useCanAccess } from 'react-admin';

/** Whether the one at work may see the people of the collection, and act; nobody may until it is known. */
export function useMayEdit(): boolean {
  const { canAccess } = useCanAccess({ resource: 'physical-donations', action: 'edit' });
  return canAccess ?? false;
}
