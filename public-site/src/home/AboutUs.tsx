import { Actions } from './Actions';
import { Journey } from './Journey';

/** How a book travels, and what we do for it. */
export function AboutUs() {
  return (
    <>
      <Journey />
      <Actions />
    </>
  );
}
