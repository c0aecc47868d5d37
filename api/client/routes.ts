import type { paths } from '../dist/paths.js';

/** The routes of the api, as the OpenAPI document describes them, for the compiler alone. */
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** What a call gives for `path`: itself where the api has such a route, otherwise a type that no path is assignable to. */
export type PathWith<Verb extends Method, Path extends string> = [Operation<Verb, Path>] extends [never]
  ? 'The api has no such route'
  : Path;

/** The body of the good answer; undefined where it has none. */
export type AnswerTo<Verb extends Method, Path extends string> =
  Operation<Verb, Path> extends { responses: infer Responses } ? JsonOf<Responses[keyof Responses]> : never;

/** The names and values of an address; a number or a boolean may be the text that an address holds. */
export type ParamsOf<Verb extends Method, Path extends string> =
  Operation<Verb, Path> extends { parameters: { query?: infer Query } }
    ? [Query] extends [undefined]
      ? Record<string, never>
      : { [Name in keyof Query]?: ParamOf<Query[Name]> }
    : Record<string, never>;

/** What is sent: an object, or a form where the route takes files. */
export type BodyOf<Verb extends Method, Path extends string> = SentBody<Operation<Verb, Path>>;

/** The resources of which `/admin/{resource}`, followed by `Rest`, is a route. */
export type ResourceWith<Rest extends string = ''> = keyof paths extends infer Path
  ? Path extends `/api/v1/admin/${infer Resource}${Rest}`
    ? Resource extends `${string}/${string}` | '{resource}'
      ? never
      : Resource
    : never
  : never;

type SentBody<Described> = Described extends { requestBody?: infer Sent }
  ? [Sent] extends [undefined]
    ? undefined
    : Sent extends { content: infer Content }
      ? Content extends { 'application/json': infer Json }
        ? Json
        : FormData
      : undefined
  : undefined;

type JsonOf<Response> = Response extends { content: { 'application/json': infer Json } }
  ? Json
  : Response extends { content: infer Content }
    ? [Content] extends [never]
      ? undefined
      : never
    : undefined;

type ParamOf<Value> = Value | (Value extends number | boolean ? string : never) | '' | null | undefined;

type Operation<Verb extends Method, Path extends string> = Path extends string
  ? Exclude<Routes[RouteOf<Verb, Path>][Verb], undefined>
  : never;

/** The route with these very words or, where there is none, one that takes some of them as values. */
type RouteOf<Verb extends Method, Path extends string> =
  Named<Path> extends RoutesOf<Verb> ? Named<Path> : Extract<Loose<Named<Path>>, RoutesOf<Verb>>;

type RoutesOf<Verb extends Method> = {
  [Route in keyof Routes]: Routes[Route][Verb] extends undefined ? never : Route;
}[keyof Routes];

type Loose<Name extends string> = Name extends `/${infer First}/${infer Rest}`
  ? `/${First | '{}'}${Loose<`/${Rest}`>}`
  : Name extends `/${infer Last}`
    ? `/${Last | '{}'}`
    : never;

type Routes = {
  [Path in keyof paths as Path extends `/api/v1${infer Rest}` ? Named<Rest> : never]: paths[Path];
};

/** `/campaigns/${string}/` and `/campaigns/{slug_or_id}` under one name: `/campaigns/{}`. */
type Named<Path extends string> = Path extends `/${infer Rest}` ? `/${Segments<Rest>}` : never;

type Segments<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? Rest extends ''
    ? Segment<First>
    : `${Segment<First>}/${Segments<Rest>}`
  : Segment<Path>;

type Segment<Text extends string> = string extends Text
  ? '{}'
  : `${number}` extends Text
    ? '{}'
    : Text extends `{${string}}`
      ? '{}'
      : Text;
