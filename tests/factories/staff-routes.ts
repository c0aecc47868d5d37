import { type Resource, RESOURCES } from '@livres/api/contract';
import type { Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { StaffAction } from '@livres/api/contract';
import type { TestApi } from './api.ts';

/** A route for staff, as its decorators describe it. */
export interface StaffRoute {
  method: string;
  /** Below /api/v1, its parameters by their names. */
  path: string;
  /** As the route names it: `:resource` where the address does. */
  resource: string;
  action: StaffAction;
  handler: object;
}

interface Audience {
  kind: string;
  resource: string;
  action?: StaffAction;
}

/** Every staff route of the running api, one for each of its addresses. */
export function staffRoutesOf(api: TestApi): StaffRoute[] {
  const controllers = [...api.app.get(ModulesContainer).values()].flatMap(({ controllers: all }) =>
    [...all.values()].map(({ metatype }) => metatype as Type),
  );
  return [...new Set(controllers)].flatMap(routesOfController);
}

function routesOfController(controller: Type): StaffRoute[] {
  return handlersOf(controller).flatMap((handler) => {
    const audience = (Reflect.getMetadata('audience', handler) ??
      Reflect.getMetadata('audience', controller)) as Audience | undefined;
    if (audience?.kind !== 'staff') return [];
    const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number]!;
    const action = audience.action ?? (method === 'GET' ? 'read' : 'write');
    return pathsOf(controller, handler).map((path) => ({
      ...{ method, path, handler, action },
      resource: audience.resource,
    }));
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
