import { describe, expectTypeOf, it } from 'vitest';
import type { HttpClient } from './http-client.js';
import type { AnswerTo, BodyOf, ParamsOf, PathWith, ResourceWith } from './routes.js';

// The compiler runs these (`npm run check -- types:api-client`).
describe('the types of a call', () => {
  it('take a path with or without its last slash, with values in it', () => {
    expectTypeOf<PathWith<'get', '/campaigns/'>>().toEqualTypeOf<'/campaigns/'>();
    expectTypeOf<PathWith<'get', '/campaigns'>>().toEqualTypeOf<'/campaigns'>();
    expectTypeOf<PathWith<'get', `/campaigns/${string}/`>>().toEqualTypeOf<`/campaigns/${string}/`>();
    expectTypeOf<AnswerTo<'get', `/campaigns/${string}/`>>().toHaveProperty('goal_books');
  });

  it('refuse a path or a method that the api does not have', () => {
    type Refused = 'The api has no such route';
    expectTypeOf<PathWith<'get', '/campaign/'>>().toEqualTypeOf<Refused>();
    expectTypeOf<PathWith<'delete', '/campaigns/'>>().toEqualTypeOf<Refused>();
    expectTypeOf<PathWith<'get', string>>().toEqualTypeOf<Refused>();
    // @ts-expect-error no such route
    expectTypeOf<HttpClient['get']>().toBeCallableWith('/campaign/');
  });

  it('prefer the route with the very words to one that takes them as a value', () => {
    expectTypeOf<AnswerTo<'get', '/universities/scholarships/featured/'>>().toBeArray();
    expectTypeOf<AnswerTo<'get', '/universities/scholarships/3/'>>().not.toBeArray();
  });

  it('know names and values of parameters, as texts too', () => {
    expectTypeOf<{ status: 'active'; page: '2' }>().toExtend<ParamsOf<'get', '/campaigns/'>>();
    expectTypeOf<{ status: 'open' }>().not.toExtend<ParamsOf<'get', '/campaigns/'>>();
    expectTypeOf<ParamsOf<'get', '/campaigns/'>>().not.toHaveProperty('pages');
    expectTypeOf<ParamsOf<'get', '/donations/options/'>>().toEqualTypeOf<Record<string, never>>();
  });

  it('know the body: an object, a form where a file goes with it, or nothing', () => {
    expectTypeOf<BodyOf<'post', '/contact/'>>().toHaveProperty('email');
    expectTypeOf<BodyOf<'post', `/admin/articles/import`>>().toEqualTypeOf<FormData>();
    expectTypeOf<BodyOf<'delete', '/members/sessions/'>>().toBeUndefined();
    // @ts-expect-error the body is missing
    expectTypeOf<HttpClient['post']>().toBeCallableWith('/contact/');
  });

  it('name the resources of the panel', () => {
    expectTypeOf<'articles'>().toExtend<ResourceWith<'/{slug_or_id}'>>();
    expectTypeOf<'donations'>().not.toExtend<ResourceWith<'/{slug_or_id}'>>();
  });
});
