import { test as base } from '@playwright/test'
import { type Driven, drivenFixtures } from './driven.ts'

/**
 * Playwright's test with the steps of generated paths, for a product without its own test to
 * extend.
 */
export const test = base.extend<Driven>(drivenFixtures)
