import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { beforeFirstPaint } from './accessibility/before-first-paint';
import { choicesIn, rootData } from './accessibility/choices';
import { followChoices } from './accessibility/saved-choices';
import type { SiteIdentity } from '../shared/api/load-context';
import { queryClient } from '../shared/api/query-client';
import { PageContextProvider } from '../shared/ui/PageContextProvider';
import '../shared/ui/tokens.css';
import '../shared/ui/base.css';
import type { Route } from './+types/root';
import { ErrorPage } from './errors/ErrorPage';
import { pageAsItCame, useTakingOver } from './errors/page-as-it-came';
import { FONT_FACES, FONTS } from './font-faces';
import { SiteLayout } from './layout/SiteLayout';

export interface RootData {
  site: SiteIdentity;
  rendered_at: string;
  saves_data: boolean;
  display: string;
}

export function loader({ context, request }: Route.LoaderArgs): RootData {
  return {
    site: context.site,
    rendered_at: new Date().toISOString(),
    saves_data: request.headers.get('save-data') === 'on',
    display: context.display,
  };
}

export function shouldRevalidate() {
  return false;
}

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const isScripted = !root?.saves_data;
  useEffect(followChoices, []);
  return (
    <html lang="fr" {...(root?.saves_data && lightRoot(root.display))} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1a2160" />
        <style dangerouslySetInnerHTML={{ __html: FONT_FACES }} suppressHydrationWarning />
        <Meta />
        <Links />
        {isScripted && (
          <script dangerouslySetInnerHTML={{ __html: beforeFirstPaint }} suppressHydrationWarning />
        )}
        {isScripted && <FontPreloads />}
      </head>
      <body>
        {children}
        {isScripted && <ScrollRestoration />}
        {isScripted && <Scripts />}
      </body>
    </html>
  );
}

/** Without a script, the page comes as its visitor wants it. */
function lightRoot(display: string) {
  const { motion, contrast, fontSize, colorBlind, screenReader } = rootData(choicesIn(display));
  return {
    'data-saves': 'data',
    'data-motion': motion,
    'data-contrast': contrast,
    'data-font-size': fontSize,
    'data-color-blind': colorBlind,
    'data-screen-reader': screenReader,
  };
}

function FontPreloads() {
  return FONTS.map((href) => (
    <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
  ));
}

export default function App({ loaderData }: Route.ComponentProps) {
  useTakingOver();
  return (
    <Providers root={loaderData}>
      <SiteLayout site={loaderData.site}>
        <Outlet />
      </SiteLayout>
    </Providers>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>('root');
  // A script that fails takes nothing away: what came whole stays, with its links and forms, as without a script.
  const came = isRouteErrorResponse(error) ? null : pageAsItCame();
  if (came)
    return (
      <>
        <title>{came.title}</title>
        <div style={AS_THE_BODY} dangerouslySetInnerHTML={{ __html: came.body }} />
      </>
    );
  if (!root) return <ErrorPage error={error} />;
  return (
    <Providers root={root}>
      <SiteLayout site={root.site}>
        <ErrorPage error={error} />
      </SiteLayout>
    </Providers>
  );
}

const AS_THE_BODY = { display: 'contents' };

function Providers({ root, children }: { root: RootData; children: ReactNode }) {
  const [client] = useState(queryClient);
  return (
    <QueryClientProvider client={client}>
      <PageContextProvider renderedAt={root.rendered_at} savesData={root.saves_data}>
        {children}
      </PageContextProvider>
    </QueryClientProvider>
  );
}
