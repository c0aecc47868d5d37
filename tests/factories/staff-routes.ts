import { type Resource, RESOURCES } from '@livres/api/contract';
import type { Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { StaffAction } from '@livres/api/contract';
import type { TestApi } from './api.ts';

/** A route, as its decorators describe it. */
interface DescribedRoute {
  method: string;
  /** Below /api/v1, its parameters by their names. */
  path: string;
  /** Who may call it; undefined where nothing says so. */
  audience: Audience | undefined;
  handler: object;
  controller: Type;
}

export interface StaffRoute extends Omit<DescribedRoute, 'audience'> {
  /** As the route names it: `:resource` where the address does. */
  resource: string;
  action: StaffAction;
}

interface Audience {
  kind: string;
  resource: string;
  action?: StaffAction;
}

/** Every staff route of the running api, one for each of its addresses. */
export function staffRoutesOf(api: TestApi): StaffRoute[] {
  return describedRoutesOf(api).flatMap(({ audience, ...route }) =>
    audience?.kind === 'staff'
      ? [
          {
            ...route,
            resource: audience.resource,
            action: audience.action ?? (route.method === 'GET' ? 'read' : 'write'),
          },
        ]
      : [],
  );
}

/** Every route of the running api's controllers, one for each of its addresses. */
export function describedRoutesOf(api: TestApi): DescribedRoute[] {
  const controllers = [...api.app.get(ModulesContainer).values()].flatMap(({ controllers: all }) =>
    [...all.values()].map(({ metatype }) => metatype as Type),
  );
  return [...new Set(controllers)].flatMap(routesOfController);
}

function routesOfController(controller: Type): DescribedRoute[] {
  return handlersOf(controller).flatMap((handler) => {
    const audience = (Reflect.getMetadata('audience', handler) ??
      Reflect.getMetadata('audience', controller)) as Audience | undefined;
    const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number]!;
    return pathsOf(controller, handler).map((path) => ({ method, path, audience, handler, controller }));
  });
}

function handlersOf(controller: Type): object[] {
  const names = new Set<string>();
  for (let prototype = controller.prototype as object; prototype !== Object.prototype;) {
    for (const name of Object.getOwnPropertyNames(prototype)) names.add(name);
    prototype = Object.getPrototypeOf(prototype) as object;
  }
  return [...names]
    .map((name) => (controller.prototype as Record<string, unknown>)[name])
    .filter((one): one is object => typeof one === 'function' && Reflect.hasMetadata(METHOD_METADATA, one));
}

const pathsOf = (controller: object, handler: object): string[] =>
  listed(controller).flatMap((base) =>
    listed(handler).map((end) => `/${[base, end].map(trimmed).filter(Boolean).join('/')}`),
  );
const listed = (target: object) => [Reflect.getMetadata(PATH_METADATA, target) as string | string[]].flat();
const trimmed = (path: string) => path.replaceAll(/^\/|\/$/g, '');

/** What the table calls the resource of a route; of one that serves several, campaigns stand for all. */
export function resourceOf({ resource }: Pick<StaffRoute, 'resource'>): Resource {
  const named = resource === ':resource' ? 'campaigns' : resource;
  const found = RESOURCES.find((known) => known === named);
  if (!found) throw new Error(`« ${named} » is no resource of the rights table`);
  return found;
}
