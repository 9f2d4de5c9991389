import { defineConfig } from 'vitest/config'

/** The tests that `npm run mutants` runs: rules and machines, and the server on the embedded database. */
export default defineConfig({
  test: {
    include: ['tests/machines/{rules,stories}/**/*.test.ts', 'tests/server/**/*.test.ts'],
    // Tests that start processes or need PostgreSQL would test the code outside the mutants' folder.
    exclude: [
      'tests/server/{seed,api,folder-lock,running}.test.ts',
      'tests/server/*.postgres.test.ts',
    ],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    provide: { testDatabaseUrl: '' },
  },
})
