import type { Facts, MachineFact } from '#atlas/facts/facts.types.ts'

/** Props of every view of a machine. */
export type ViewProps = { machine: MachineFact; facts: Facts }
