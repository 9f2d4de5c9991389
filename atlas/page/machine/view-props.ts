import type { Facts, MachineFact } from '#atlas/facts/facts.types.ts'

/** What every view of a machine is given. */
export type ViewProps = { machine: MachineFact; facts: Facts }
