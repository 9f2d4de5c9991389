import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, findChromium } from './tests/e2e/find-chromium.ts'

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
          // Some of them start the command line.
          testTimeout: 30_000,
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
      {
        extends: './vite.config.ts',
        // What is found only while a test runs would reload the page under it.
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-dev-runtime',
            'react-dom/client',
            '@tanstack/react-query',
            '@tanstack/react-router',
            '@xstate/react',
            'xstate',
            'openapi-fetch',
            'vitest-browser-react',
            'libphonenumber-js/min',
            'lucide-react/icons/*',
            '@ark-ui/react/*',
          ],
        },
        test: {
          name: 'components',
          fileParallelism: false,
          include: ['tests/components/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: chromiumFlags },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
