import type { ResourceWith } from '@livres/api/client';
import type { CaseEntry, CaseState } from '@livres/api/contract';
import { createContext, useContext, type ReactElement, type ReactNode } from 'react';
import { ContentKindProvider, type ContentKind } from '../../../shared/records/content-kind';

/** What the parts below read of any request or application. */
export interface CaseRecord extends CaseState<string> {
  first_name: string;
  last_name: string;
  email: string;
  field_of_study: string;
}
export interface CaseDetail extends CaseRecord {
  entries: CaseEntry[];
}

export type CaseResource = ResourceWith<'/{id}/letters/preview'>;
export type CaseColour = 'default' | 'success' | 'warning' | 'info' | 'error';

/** A kind of case: requests for support, applications of ambassadors. */
export interface CaseKind extends ContentKind {
  resource: CaseResource;
  /** In the order of their board. */
  statuses: readonly string[];
  labels: Record<string, string>;
  colours: Record<string, CaseColour>;
  /** Those that wait for someone. */
  open: readonly string[];
  /** What a move to a state is called on its button, the most usual first. */
  moves: Record<string, string>;
  /** A line about what is asked, and the field that sorts by it. */
  about: (record: CaseRecord) => string;
  about_field: string;
  isUrgent?: (record: CaseRecord) => boolean;
  /** The filters of its own. */
  filters: ReactElement[];
  /** All values of the form. */
  answers: (record: CaseRecord) => ReactNode;
}

/** What it may become, the most usual first. */
export function movesOf({ moves }: CaseKind, { next_statuses }: CaseRecord): string[] {
  return Object.keys(moves).filter((status) => next_statuses.includes(status));
}

export const nameOf = ({ first_name, last_name }: CaseRecord): string => `${first_name} ${last_name}`;

const KindContext = createContext<CaseKind | null>(null);

export function CaseKindProvider({ kind, children }: { kind: CaseKind; children: ReactNode }) {
  return (
    <ContentKindProvider value={kind}>
      <KindContext.Provider value={kind}>{children}</KindContext.Provider>
    </ContentKindProvider>
  );
}

export function useCaseKind(): CaseKind {
  const kind = useContext(KindContext);
  if (!kind) throw new Error('this part of the desk is outside of a kind of case');
  return kind;
}
