import type { ComponentType, ReactElement } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Route } from 'react-router-dom';
import { ContentKindProvider, titleOf, type ContentKind, type ContentRecord } from './content-kind';
import { ContentPage } from './ContentPage';

interface ContentScreens {
  list: ComponentType;
  create: ComponentType;
  edit: ComponentType<{ id?: number }>;
  show?: ComponentType;
}

/** A resource of the panel as react-admin takes it, with what its specified addresses need. */
export function contentResource(kind: ContentKind, screens: ContentScreens) {
  return {
    kind,
    screens,
    resource: {
      name: kind.resource,
      ...screens,
      recordRepresentation: (record: ContentRecord) => titleOf(kind, record),
    },
  };
}

/** `/{resource}/new` and `/{resource}/{slug or id}/edit`, beside react-admin's own. */
export function contentRoutes({ kind, screens }: ReturnType<typeof contentResource>): ReactElement[] {
  const inKind = (screen: ReactElement) => (
    <ResourceContextProvider value={kind.resource}>
      <ContentKindProvider value={kind}>{screen}</ContentKindProvider>
    </ResourceContextProvider>
  );
  return [
    <Route
      key={`${kind.resource}/new`}
      path={`/${kind.resource}/new`}
      element={inKind(<screens.create />)}
    />,
    <Route
      key={`${kind.resource}/edit`}
      path={`/${kind.resource}/:slug/edit`}
      element={inKind(<ContentPage edit={screens.edit} />)}
    />,
  ];
}
