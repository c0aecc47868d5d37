// Without limits V8 lets its heap grow to a share of the machine. An association's small machine has more use for the
// memory than we for a large nursery of young objects; `npm run bench -- --hostile` measures what is left of both.
const flags = (oldSpaceMb) => [`--max-old-space-size=${oldSpaceMb}`, '--max-semi-space-size=2'];

export const apiMemory = flags(320);
export const siteMemory = flags(160);
/** Vite compiles in the same process. */
export const siteInDevelopmentMemory = flags(1024);

/** glibc gives back what libvips frees where it has few arenas, and large blocks of their own. */
export const NATIVE_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' };
