import { ApiError } from '@livres/api/client';
import { data, redirect } from 'react-router';
import { paths, pathTo } from '../shared/paths';

/** Reads what only a member may read; whoever is not signed in goes to the page where one signs in, and comes back. */
export async function forMember<T>(path: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      throw redirect(path === pathTo('/mon-compte') ? paths.signIn() : paths.signIn(path));
    throw data(null, { status: 503 });
  }
}

/** The cookies that the api gives, handed on to the browser. */
export function cookieHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return headers;
}
