import fc from 'fast-check';

const seed = Number(process.env['LIVRES_TEST_SEED']);
if (seed) fc.configureGlobal({ seed });
