import type { ComponentType, ReactElement } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Route } from 'react-router-dom';
import type { Capability, MenuEntry } from '../layout/capability';
import { ContentKindProvider, titleOf, type ContentKind, type ContentRecord } from './content-kind';
import { newPath, showPath } from './content-paths';
import { ContentPage } from './ContentPage';
import { mayDo } from '../rights/rights';

interface ContentScreens {
  list: ComponentType;
  create: ComponentType;
  edit: ComponentType<{ id?: number }>;
  show?: ComponentType;
}

interface ContentWords extends Pick<MenuEntry, 'icon'> {
  messages: { page: { list: string; create: string } };
}

/** A kind of content in the panel: a resource of react-admin, its specified addresses, its words and its entry. */
export function contentResource(
  kind: ContentKind,
  screens: ContentScreens,
  { messages, icon }: ContentWords,
) {
  const name = kind.resource;
  return {
    resources: [{ name, ...screens, recordRepresentation: (record: ContentRecord) => titleOf(kind, record) }],
    messages: { [name]: messages },
    routes: contentRoutes(kind, screens),
    menu: [{ resource: name, label: messages.page.list, icon }],
    acts: [{ resource: name, action: 'create', label: messages.page.create, path: newPath(name) }],
    records: [
      {
        resource: name,
        path: (id) => (mayDo(name, 'write') ? `/${name}/${id}` : showPath(name, { id: Number(id) })),
      },
    ],
  } satisfies Capability;
}

/** `/{resource}/new` and `/{resource}/{slug or id}/edit`, beside react-admin's own. */
function contentRoutes(kind: ContentKind, screens: ContentScreens): ReactElement[] {
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
