import { defineConfig } from 'vitest/config'

const server = {
  include: ['tests/server/**/*.test.ts'],
  environment: 'node' as const,
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'machines',
          include: ['tests/{machines,atlas,build,requirements}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          exclude: ['tests/server/**/*.postgres.test.ts'],
          provide: { testDatabaseUrl: '' },
        },
      },
      {
        test: {
          ...server,
          name: 'server-postgres',
          provide: { testDatabaseUrl: process.env.TEST_DATABASE_URL ?? '' },
        },
      },
      {
        extends: './vite.config.ts',
        test: { name: 'views', include: ['tests/views/**/*.test.{ts,tsx}'], environment: 'node' },
      },
    ],
  },
})
