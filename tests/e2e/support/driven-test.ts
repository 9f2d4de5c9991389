import { type Driven, drivenFixtures } from '#atlas/driving/driven.ts'
import { test as base } from './test.ts'

/** The product's test with the steps of generated paths. */
export const test = base.extend<Driven>(drivenFixtures)
