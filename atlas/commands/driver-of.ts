import type { Edge } from '#atlas/graph/graph.ts'
import { Complaint } from '#atlas/load/complaint.ts'
import { home } from '#atlas/load/subjects.ts'

type Driver = { drives: (edge: Edge) => boolean; maxSteps?: number }

/** The browser driver of a machine: which steps it can make happen. */
export const driverOf = async (noun: string): Promise<Driver> => {
  const { drivers } = (await import(`${home}/tests/e2e/drivers/drivers.ts`)) as {
    drivers: Record<string, Driver>
  }
  const driver = drivers[noun]
  if (!driver)
    throw new Complaint(
      `No driver drives ${noun} in a browser; there are drivers for ${Object.keys(drivers).join(', ')}`,
    )
  return driver
}
